import { OFFLINE_HEADER, OFFLINE_PAGE } from '../protocol.ts'
import { inTime } from './in-time.ts'
import { pageOfData } from './kind-of.ts'
import { type Stores, storeOf } from './stores.ts'

/** How long the network may take if the page is stored, in milliseconds: longer than a slow response on 3G. */
const PATIENCE_MS = 3000

const isOurs = ({ status }: Response): boolean => status < 500

/** How the worker answers each kind of request. `renew` receives the data of stored pages that the network returned. */
export function createAnswers(stores: Stores, renew: (path: string, response: Response) => Promise<unknown>) {
  /** Documents served because the network took too long: their page's data does not wait for it a second time. */
  const impatient = new Set<string>()

  return {
    /** A document: from the network, else the offline page, which shows the page if it is stored. */
    async page(event: FetchEvent): Promise<Response> {
      const network = preloaded(event)
      const kept = await stores.findPage(new URL(event.request.url).pathname)
      const response = await inTime(network, kept ? PATIENCE_MS : Number.POSITIVE_INFINITY)
      if (response && (isOurs(response) || !kept)) return response
      const shell = await stores.find('shell', OFFLINE_PAGE)
      if (!shell) return network
      if (kept) impatient.add(event.resultingClientId)
      return shell
    },

    /** A page's data: from the network, else from the store. */
    async data(event: FetchEvent): Promise<Response> {
      const path = pageOfData(new URL(event.request.url).pathname) ?? ''
      const kept = await stores.findPage(path)
      if (kept && impatient.delete(event.clientId)) return kept
      const network = fetch(event.request).then((response) => {
        if (kept) event.waitUntil(renew(path, response.clone()))
        return response
      })
      event.waitUntil(network.catch(() => {}))
      const response = await inTime(network, kept ? PATIENCE_MS : Number.POSITIVE_INFINITY)
      if (response && (isOurs(response) || !kept)) return response
      return kept ?? new Response(null, { status: 504, headers: { [OFFLINE_HEADER]: 'missing' } })
    },

    /** A file whose name has a hash: the stored copy is identical to the network's. */
    async file(event: FetchEvent): Promise<Response> {
      const { pathname } = new URL(event.request.url)
      const kept = await stores.findFile(pathname)
      if (kept) return kept
      const response = await fetch(event.request)
      if (isImmutable(response)) event.waitUntil(stores.put(storeOf(pathname), pathname, response.clone()))
      return response
    },
  }
}

/** For a file of an earlier deploy, the server may send the current one, which must not be kept under the old name. */
export const isImmutable = (response: Response): boolean =>
  response.ok && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')

/** The browser sends the request while the worker starts; if it does not support that, the worker sends it. */
const preloaded = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)
