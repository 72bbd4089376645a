import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { freePort } from '../ports.ts'

/** Modes of a front: it forwards a request, keeps it waiting, or answers by itself. */
type FrontMode = 'pass' | 'hang' | { readonly status: number }

export interface Front {
  readonly url: string
  /** Requests since it was last cleared. */
  readonly asked: { readonly method: string; readonly url: string }[]
  mode: FrontMode
  /** Hands requests on to another site from now on, as after a deploy. */
  lead(target: string): void
  /** Closes the port, so that connections are refused, until it is opened again. */
  close(): Promise<void>
  open(): Promise<void>
}

/** An address that stays while the site behind it changes, hangs or is gone. */
export async function createFront(first: string): Promise<Front> {
  const port = await freePort()
  let target = first
  let server: Server | undefined
  const front: Front = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    mode: 'pass',
    lead(next) {
      target = next
    },
    async close() {
      const closing = server
      server = undefined
      closing?.closeAllConnections()
      await new Promise((closed) => (closing ? closing.close(closed) : closed(null)))
    },
    async open() {
      if (server) return
      const opening = createServer((incoming, outgoing) => {
        front.asked.push({ method: incoming.method ?? '', url: incoming.url ?? '' })
        if (front.mode === 'pass') forward(target, incoming, outgoing)
        else if (front.mode !== 'hang') outgoing.writeHead(front.mode.status).end()
      })
      await new Promise<void>((listening) => opening.listen(port, '127.0.0.1', listening))
      server = opening
    },
  }
  await front.open()
  return front
}

/** Hands a request on to the site at `target` and its answer back, head and body as they are. */
function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '/' } = incoming
  const onward = request(target + url, { method: method ?? 'GET', headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders)
    response.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
