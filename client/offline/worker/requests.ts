import type { RouteData } from '../../model/route-data.ts'
import type { KeepOutcome, OfflineReply, OfflineRequest, PageOutline } from '../protocol.ts'
import { isImmutable } from './answers.ts'
import { isHashedFile } from './kind-of.ts'
import { type Kept, type Stores, storeOf } from './stores.ts'

const PICTURE = /\/docs\/images\/[\w@./-]+/g

/** Handles documents' requests to the worker, and the pages that pass through it. */
export function createRequests(stores: Stores, build: string) {
  /** A page's data as JSON; null if it belongs to another build. */
  async function dataIn(response: Response): Promise<string | null> {
    if (!response.ok) return null
    const text = await response.text()
    return (JSON.parse(text) as RouteData).build === build ? text : null
  }

  async function putFile(store: 'shell' | 'files' | 'wanted', path: string): Promise<Kept> {
    if (!isHashedFile(path) || (await stores.find('shell', path)) || (await stores.find(store, path)))
      return 'kept'
    const response = await fetch(path)
    return isImmutable(response) ? stores.put(store, path, response) : 'kept'
  }

  async function keepOne(path: string): Promise<KeepOutcome> {
    if (await stores.hasWanted(path)) return 'kept'
    const text = await dataIn(await fetch(`${path}data.json?v=${build}`))
    if (text === null) return 'failed'
    // Pictures first, so that no page is stored without its pictures.
    for (const picture of new Set(text.match(PICTURE)))
      if ((await putFile('wanted', picture)) === 'full') return 'full'
    return stores.putWanted(path, text)
  }

  async function keep(paths: readonly string[]): Promise<KeepOutcome> {
    const outcomes = await Promise.all(paths.map((path) => keepOne(path).catch(() => 'failed' as const)))
    return (
      outcomes.find((outcome) => outcome === 'full') ?? outcomes.find((one) => one === 'failed') ?? 'kept'
    )
  }

  return {
    /** Updates the stored copy of a page, and deletes it if the page is gone. */
    async renew(path: string, response: Response): Promise<void> {
      if (response.status === 404) return stores.forgetPage(path)
      const text = await dataIn(response)
      if (text !== null) await stores.putVisited(path, text)
    },

    async fulfil(request: OfflineRequest): Promise<OfflineReply> {
      let outcome: KeepOutcome = 'kept'
      if (request.kind === 'shown') {
        const { route, files } = request
        if (route.kind === 'page' && route.build === build)
          await stores.putVisited(route.meta.path, JSON.stringify(route))
        for (const file of files) await putFile(storeOf(file), file).catch(() => {})
      } else if (request.kind === 'keep') outcome = await keep(request.paths)
      else if (request.kind === 'forget') await caches.delete(stores.names.wanted)
      const list = request.kind === 'list' ? await listed(stores) : { paths: [], complete: 0 }
      return {
        outcome,
        build,
        ...list,
        ...(request.kind === 'outline' && { outline: await outlineOf(stores) }),
      }
    },
  }
}

/** A page at a time: all of them at once would take the memory of all. */
async function outlineOf(stores: Stores): Promise<PageOutline[]> {
  const outline: PageOutline[] = []
  for (const path of (await listed(stores)).paths) {
    const kept = await stores.findPage(path)
    const route = (await kept?.json()) as RouteData | undefined
    if (route?.kind !== 'page') continue
    outline.push({ path, title: route.meta.title, headings: route.meta.headings })
  }
  return outline
}

async function listed(stores: Stores): Promise<Pick<OfflineReply, 'paths' | 'complete'>> {
  const wanted = (await stores.pathsIn('wanted')).filter((path) => path.endsWith('/'))
  const current = await Promise.all(wanted.map(stores.hasWanted))
  return {
    paths: [...new Set([...wanted, ...(await stores.pathsIn('visited'))])],
    complete: current.filter(Boolean).length,
  }
}
