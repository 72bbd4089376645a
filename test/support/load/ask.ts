import { type Agent, request } from 'node:http'

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
