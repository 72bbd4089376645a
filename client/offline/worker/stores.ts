import { OFFLINE_HEADER } from '../protocol.ts'
import type { WorkerParams } from '../worker-params.ts'

const PREFIX = 'docs-'
const BUILD_HEADER = 'x-build'

/**
 * The maximum number of entries in each store; the oldest are deleted first. A page's data is 50 KB, a picture up to
 * 200 KB.
 */
const MOST = { shell: Number.POSITIVE_INFINITY, visited: 60, wanted: 2000, files: 300 } as const
type Store = keyof typeof MOST

/** The store for a file that documents request; the build's own files, such as parts of its script, are never evicted. */
export const storeOf = (path: string): 'shell' | 'files' =>
  path.startsWith('/docs/assets/') ? 'shell' : 'files'

export type Kept = 'kept' | 'full'

export type Stores = ReturnType<typeof createStores>

/**
 * Everything that the worker stores. The shell belongs to a build, pages to the scripts that can show them, and files
 * have a hash in their name, so nothing ever replaces an entry of another version.
 */
export function createStores({ build, script }: WorkerParams) {
  const names = {
    shell: `${PREFIX}shell ${build}`,
    visited: `${PREFIX}visited ${script}`,
    wanted: `${PREFIX}wanted ${script}`,
    files: `${PREFIX}files`,
  }
  // `Vary` is ignored: here the address alone decides. A look-up must not create a store, so that one that was
  // deleted stays away.
  const find = (store: keyof typeof names, key: string) =>
    caches.match(key, { cacheName: names[store], ignoreVary: true })
  const existing = async (store: Store) =>
    (await caches.has(names[store])) ? caches.open(names[store]) : null

  async function put(store: Store, key: string, response: Response): Promise<Kept> {
    // The deleted shell of an earlier build must not come back.
    if (store === 'shell' && !(await caches.has(names.shell))) return 'kept'
    const cache = await caches.open(names[store])
    try {
      await cache.put(key, response.clone())
    } catch (error) {
      if (!isFull(error)) throw error
      // Evicts pages and files that were not kept by request, once; after that there is no space.
      for (const each of ['visited', 'files'] as const) await halve(await caches.open(names[each]))
      try {
        await cache.put(key, response)
      } catch {
        return 'full'
      }
    }
    await drop(cache, (count) => count - MOST[store])
    return 'kept'
  }

  return {
    names,
    find,
    put,

    /** A file, from whichever store has it. */
    findFile: async (path: string) =>
      (await find('shell', path)) ?? (await find('files', path)) ?? (await find('wanted', path)),

    /** The data of a page, from whichever store has it. */
    findPage: async (path: string) => (await find('wanted', path)) ?? (await find('visited', path)),

    /** Stores a page's data where it is already, else among the visited pages. */
    async putVisited(path: string, json: string): Promise<Kept> {
      return put((await find('wanted', path)) ? 'wanted' : 'visited', path, keepable(json, build))
    },

    putWanted: (path: string, json: string) => put('wanted', path, keepable(json, build)),

    /** Whether this build's version of the page was kept by request. */
    async hasWanted(path: string): Promise<boolean> {
      return (await find('wanted', path))?.headers.get(BUILD_HEADER) === build
    },

    async forgetPage(path: string): Promise<void> {
      for (const store of ['wanted', 'visited'] as const) await (await existing(store))?.delete(path)
    },

    async pathsIn(store: 'wanted' | 'visited'): Promise<string[]> {
      const keys = (await (await existing(store))?.keys()) ?? []
      return keys.map(({ url }) => new URL(url).pathname)
    },
  }
}

/** Deletes every store of the site except these. */
export async function deleteStores(except: readonly string[] = []): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(PREFIX) && !except.includes(name)) await caches.delete(name)
}

const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

const keepable = (json: string, build: string): Response =>
  new Response(json, {
    headers: { 'content-type': 'application/json', [OFFLINE_HEADER]: 'kept', [BUILD_HEADER]: build },
  })

const halve = (cache: Cache): Promise<void> => drop(cache, (count) => Math.ceil(count / 2))

/** Deletes the oldest entries; `excess` returns how many, given the total. */
async function drop(cache: Cache, excess: (count: number) => number): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, excess(keys.length)))) await cache.delete(key)
}
