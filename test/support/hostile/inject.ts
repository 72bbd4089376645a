import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

export interface Injected {
  readonly status: number
  readonly headers: NodeJS.Dict<number | string | string[]>
  readonly body: string
}

/** Hands a request to a listener as Node's server would, without a socket: thousands of times faster than the network. */
export function inject(
  listener: RequestListener,
  { method = 'GET', url, headers }: { method?: string; url: string; headers: readonly [string, string][] },
): Promise<Injected> {
  const socket = new Socket()
  const request = new IncomingMessage(socket)
  request.method = method
  request.url = url
  request.httpVersion = '1.1'
  request.rawHeaders = [['Host', 'localhost'] as const, ...headers].flat()
  request.headers = Object.fromEntries([
    ['host', 'localhost'],
    ...headers.map(([name, value]) => [name.toLowerCase(), value]),
  ])
  request.push(null)
  const response = new ServerResponse(request)
  const chunks: Buffer[] = []
  const take = (chunk: unknown) => {
    if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    else if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
  }
  return new Promise((resolve) => {
    response.write = (chunk: unknown) => {
      take(chunk)
      return true
    }
    response.end = (chunk: unknown) => {
      take(chunk)
      const { statusCode: status } = response
      resolve({ status, headers: response.getHeaders(), body: Buffer.concat(chunks).toString('utf8') })
      response.emit('finish')
      response.emit('close')
      return response
    }
    listener(request, response)
  })
}
