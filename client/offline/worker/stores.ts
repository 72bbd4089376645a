import { OFFLINE_HEADER } from '../protocol.ts'
import type { WorkerParams } from '../worker-params.ts'

const PREFIX = 'docs-'
const BUILD_HEADER = 'x-build'

/** How many entries a store has at most; older ones go first. A page's data is 50 KB, a picture up to 200 KB. */
const MOST = { shell: Number.POSITIVE_INFINITY, visited: 60, wanted: 2000, files: 300 } as const
type Store = keyof typeof MOST

/** Where a file that documents ask for is kept: the build's own, such as parts of its script, do not give way. */
export const storeOf = (path: string): 'shell' | 'files' =>
  path.startsWith('/docs/assets/') ? 'shell' : 'files'

export type Kept = 'kept' | 'full'

export type Stores = ReturnType<typeof createStores>

/**
 * Everything that the worker keeps. The shell belongs to a build, pages to the scripts that can show them, and files have
 * a hash in their name: nothing is ever put in the place of something of another version.
 */
export function createStores({ build, script }: WorkerParams) {
  const names = {
    shell: `${PREFIX}shell ${build}`,
    visited: `${PREFIX}visited ${script}`,
    wanted: `${PREFIX}wanted ${script}`,
    files: `${PREFIX}files`,
  }
  // The headers of an answer say what it varies by; addresses decide alone here. Looking makes no store: one that was
  // deleted stays away.
  const find = (store: keyof typeof names, key: string) =>
    caches.match(key, { cacheName: names[store], ignoreVary: true })
  const existing = async (store: Store) =>
    (await caches.has(names[store])) ? caches.open(names[store]) : null

  async function put(store: Store, key: string, response: Response): Promise<Kept> {
    // The shell of a build that is gone stays away.
    if (store === 'shell' && !(await caches.has(names.shell))) return 'kept'
    const cache = await caches.open(names[store])
    try {
      await cache.put(key, response.clone())
    } catch (error) {
      if (!isFull(error)) throw error
      // What was only come across gives way, once; then there is no room.
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

    /** A file, whichever store has it. */
    findFile: async (path: string) =>
      (await find('shell', path)) ?? (await find('files', path)) ?? (await find('wanted', path)),

    /** The data of a page, whichever store has it. */
    findPage: async (path: string) => (await find('wanted', path)) ?? (await find('visited', path)),

    /** Keeps a page's data where it is already, else among those visited. */
    async putVisited(path: string, json: string): Promise<Kept> {
      return put((await find('wanted', path)) ? 'wanted' : 'visited', path, keepable(json, build))
    },

    putWanted: (path: string, json: string) => put('wanted', path, keepable(json, build)),

    /** Whether the page was kept by request, as it is in this build. */
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

/** Takes away every store of the site but these. */
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

/** Takes away the entries that were put first, as many as the count of all calls for. */
async function drop(cache: Cache, excess: (count: number) => number): Promise<void> {
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, excess(keys.length)))) await cache.delete(key)
}
