import { OFFLINE_HEADER, OFFLINE_PAGE } from '../protocol.ts'
import { inTime } from './in-time.ts'
import { pageOfData } from './kind-of.ts'
import { type Stores, storeOf } from './stores.ts'

/** How long the network may take when the page is kept, in milliseconds: longer than a slow answer on 3G. */
const PATIENCE_MS = 3000

const isOurs = ({ status }: Response): boolean => status < 500

/** How the worker answers each kind of request. `renew` is told the data of kept pages that the network brought. */
export function createAnswers(stores: Stores, renew: (path: string, response: Response) => Promise<unknown>) {
  /** Documents that were given because the network took too long: their page's data is not waited for once more. */
  const impatient = new Set<string>()

  return {
    /** A document: from the network, else the offline page, which shows the page if it is kept. */
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

    /** A page's data: from the network, else what is kept. */
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

    /** A file whose name has a hash: what is kept is what the network would bring. */
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

/** A file of an earlier deploy may be answered with the present one, which is not to be kept under that name. */
export const isImmutable = (response: Response): boolean =>
  response.ok && /\bimmutable\b/.test(response.headers.get('cache-control') ?? '')

/** The browser asks while the worker starts; where it cannot, the worker asks. */
const preloaded = async (event: FetchEvent): Promise<Response> =>
  (await event.preloadResponse) ?? fetch(event.request)
