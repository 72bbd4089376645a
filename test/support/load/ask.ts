import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { type Agent as HttpsAgent, request as requestOverTls } from 'node:https'
import { buffer } from 'node:stream/consumers'

/** An answer with its bytes as they came: nothing is unpacked, and no redirect is followed. */
export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Names and values by turns. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
  readonly ms: number
}

export interface Asked {
  readonly agent?: Agent | HttpsAgent | false
  readonly method?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** Sent as it is, in place of the URL's. */
  readonly path?: string
  /** The reader's address: one of the loopback's. */
  readonly from?: string
}

/** Sends one request; a failure of the connection rejects. */
export async function ask(url: string, { body, from, ...options }: Asked = {}): Promise<Answered> {
  const started = performance.now()
  const sent = (url.startsWith('https:') ? requestOverTls : request)(url, { ...options, localAddress: from })
  sent.on('error', () => {}).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const content = await buffer(response)
  const { statusCode: status = 0, headers, rawHeaders } = response
  return { status, headers, rawHeaders, body: content, ms: performance.now() - started }
}

/** One thing that readers do. */
export interface Errand {
  readonly path: string
  readonly method?: string
  readonly body?: string
}
