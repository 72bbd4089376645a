import { Agent, request } from 'node:http'

export interface Answered {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly ms: number
}

/** One request on a connection of the agent; a failure of the connection rejects. */
export function ask(
  url: string,
  agent: Agent,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: options.method ?? 'GET', headers: options.headers },
      (response) => {
        response.resume()
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            ms: performance.now() - started,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(options.body)
  })
}

const FAILED: Answered = { status: 0, headers: {}, ms: 0 }

/**
 * Readers who ask one thing after the other on a connection each, until told to stop. Returns all answers; the status of
 * a connection that failed is 0.
 */
export function flood(readers: number, next: (count: number) => string): () => Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const answers: Answered[] = []
  let count = 0
  let stopped = false
  const read = async () => {
    while (!stopped) {
      const answer = await ask(next(count++), agent).catch(() => FAILED)
      answers.push(answer)
      if (answer.status !== 200) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  const all = Promise.all(Array.from({ length: readers }, read))
  return async () => {
    stopped = true
    await all
    agent.destroy()
    return answers
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
