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

/** One thing that readers do. */
export interface Errand {
  readonly path: string
  readonly method?: string
  readonly body?: string
}

const FAILED: Answered = { status: 0, headers: {}, ms: 0 }

/**
 * Readers who ask one thing after the other on a connection each, until told to stop: the errands in turn, where {count} is
 * another number each time. Returns all answers; the status of a connection that failed is 0.
 */
export function flood(readers: number, url: string, errands: readonly Errand[]): () => Promise<Answered[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const answers: Answered[] = []
  let count = 0
  let stopped = false
  const read = async () => {
    while (!stopped) {
      const { path, body = '', ...options } = errands[count % errands.length] ?? { path: '/' }
      const numbered = (text: string) => text.replaceAll('{count}', String(count))
      const sent = ask(url + numbered(path), agent, { ...options, body: numbered(body) })
      count++
      const answer = await sent.catch(() => FAILED)
      answers.push(answer)
      if (answer.status === 0 || answer.status === 503)
        await new Promise((resolve) => setTimeout(resolve, 200))
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
