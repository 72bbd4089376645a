import { createServer } from 'node:https'
import { listen } from '../ports.ts'
import { createCertificate } from './certificate.ts'

type Behaviour = 'answers' | 'fails' | 'stalls'

export interface FakeProvider {
  readonly port: number
  /** Behavior of each host from now on; `rest` is every host that is not named. */
  behave(behaviour: Readonly<Record<string, Behaviour>> & { readonly rest: Behaviour }): void
  /** The hosts that were asked, in order, and what they were asked; an empty body is a preflight's. */
  readonly asked: { host: string; url: string; body: string }[]
  close(): Promise<void>
}

const HIT = {
  objectID: '1',
  url: 'https://questdb.com/docs/concept/deduplication/#setup',
  type: 'lvl2',
  hierarchy: { lvl0: 'Concepts', lvl1: 'Deduplication', lvl2: 'Setup' },
  content: null,
}
/** What the provider sends is HTML. */
const BELOW = {
  objectID: '2',
  url: 'https://questdb.com/docs/concept/deduplication/#keys',
  type: 'content',
  hierarchy: { ...HIT.hierarchy, lvl2: 'Keys &amp; rows' },
  content: 'a &lt; b',
  _snippetResult: { content: { value: 'a &lt; b in <mark>setup</mark>' } },
}
const ELSEWHERE = { ...BELOW, objectID: '3', url: 'https://questdb.com/docs/concept/keys/' }
const EMPTY = { ...BELOW, objectID: '4', url: 'https://questdb.com/docs/concept/empty/', type: 'lvl3' }
const HITS = [HIT, BELOW, BELOW, ELSEWHERE, EMPTY]

/** The search provider, as far as its client needs it, for every host name, on loopback. */
export async function startFakeProvider(): Promise<FakeProvider> {
  let behaviours: Parameters<FakeProvider['behave']>[0] = { rest: 'answers' }
  const asked: FakeProvider['asked'] = []
  const { key, cert } = await createCertificate()
  const server = createServer({ key, cert }, async (request, response) => {
    const host = request.headers.host ?? ''
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push({ host, url: request.url ?? '', body })
    const behaviour = behaviours[host] ?? behaviours.rest
    if (behaviour === 'stalls') return
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.statusCode = behaviour === 'fails' ? 503 : 200
    response.end(
      JSON.stringify(behaviour === 'fails' ? {} : { results: [{ hits: HITS, nbHits: 5, query: '' }] }),
    )
  })
  return {
    port: await listen(server),
    behave: (next) => {
      behaviours = next
    },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
