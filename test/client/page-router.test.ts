import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadedRoute } from '#client/routing/loaded-route.ts'
import { createPageRouter, type LoadRoute } from '#client/routing/page-router.ts'

const ORIGIN = 'https://docs.invalid'

/** As much of a browser as navigation needs: an address, and a history of entries. */
function fakeBrowser(path: string) {
  const entries = [{ url: new URL(path, ORIGIN), state: null as { key: string } | null }]
  let at = 0
  let onPop = () => {}
  const write = (how: 'push' | 'replace') => (state: { key: string }, _: string, address?: string) => {
    const entry = { state, url: new URL(address ?? '', entries[at]?.url) }
    if (how === 'push') entries.splice(++at, entries.length, entry)
    else entries[at] = address === undefined ? { state, url: entries[at]?.url ?? entry.url } : entry
  }
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state
    },
    pushState: write('push'),
    replaceState: write('replace'),
  })
  vi.stubGlobal('window', {
    get location() {
      return entries[at]?.url
    },
    addEventListener: (_: 'popstate', listener: () => void) => {
      onPop = listener
    },
  })
  return {
    paths: () => entries.map(({ url }) => url.pathname + url.search + url.hash),
    back() {
      at--
      onPop()
    },
  }
}

/** Pages that arrive when the test says so. */
function pending() {
  const waiting = new Map<string, (loaded: LoadedRoute) => void>()
  const load: LoadRoute = (path, search) => new Promise((arrive) => waiting.set(path + search, arrive))
  return {
    load,
    asked: () => [...waiting.keys()],
    async arrive(path: string) {
      waiting.get(path)?.(routeOf(path))
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const routeOf = (build: string): LoadedRoute => ({
  route: { kind: 'failed', build },
  components: {},
  screens: null,
})

let pages: ReturnType<typeof pending>
beforeEach(() => {
  pages = pending()
})
afterEach(() => vi.unstubAllGlobals())

function begin(path = '/docs/a/') {
  const browser = fakeBrowser(path)
  const router = createPageRouter(pages.load, routeOf('first'))
  const shown = () => {
    const { location, loaded, loading, action } = router.state
    return {
      path: location.pathname + location.search + location.hash,
      is: loaded.route.build,
      loading,
      action,
    }
  }
  return { browser, router, shown }
}

test('a page stays until the next one is there', async () => {
  const { browser, router, shown } = begin()
  void router.navigate('/docs/b/')
  expect(shown()).toEqual({ path: '/docs/a/', is: 'first', loading: true, action: 'POP' })
  expect(browser.paths()).toEqual(['/docs/a/'])
  await pages.arrive('/docs/b/')
  expect(shown()).toEqual({ path: '/docs/b/', is: '/docs/b/', loading: false, action: 'PUSH' })
  expect(browser.paths()).toEqual(['/docs/a/', '/docs/b/'])
})

test('only the newest of two navigations ends, whichever arrives first', async () => {
  const { browser, router, shown } = begin()
  void router.navigate('/docs/b/')
  void router.navigate('/docs/c/')
  await pages.arrive('/docs/c/')
  await pages.arrive('/docs/b/')
  expect(shown().is).toBe('/docs/c/')
  expect(browser.paths()).toEqual(['/docs/a/', '/docs/c/'])
})

test('a way back that is overtaken changes nothing', async () => {
  const { browser, router, shown } = begin()
  void router.navigate('/docs/b/')
  await pages.arrive('/docs/b/')
  browser.back()
  void router.navigate('/docs/c/')
  await pages.arrive('/docs/c/')
  await pages.arrive('/docs/a/')
  expect(shown()).toMatchObject({ path: '/docs/c/', is: '/docs/c/', loading: false })
})

test.each([
  ['/docs/a/', '/docs/a/#part', []],
  ['/docs/a/#part', '/docs/a/#part', []],
  ['/docs/a/#part', '/docs/a/', []],
  ['/docs/a/', '/docs/a/?x=1', []],
  ['/docs/a/', '/docs/a/', ['/docs/a/']],
  ['/docs/a/', '/docs/b/#part', ['/docs/b/']],
  ['/docs/search/?q=a', '/docs/search/?q=b', ['/docs/search/?q=b']],
  ['/docs/search/?q=a', '/docs/search/?q=a#hit', []],
])('from %s to %s it asks for %j', async (from, to, asked) => {
  const { router, shown } = begin(from)
  void router.navigate(to)
  expect(pages.asked()).toEqual(asked)
  if (asked.length === 0) expect(shown()).toMatchObject({ path: to, is: 'first', loading: false })
})

test('a fragment that is followed ends a navigation that is under way', async () => {
  const { router, shown } = begin()
  void router.navigate('/docs/b/')
  void router.navigate('/docs/a/#part')
  await pages.arrive('/docs/b/')
  expect(shown()).toMatchObject({ path: '/docs/a/#part', is: 'first', loading: false })
})

test('each entry has a key of its own, to which the way back leads', async () => {
  const { browser, router } = begin()
  const first = router.state.location.key
  void router.navigate('/docs/a/#part')
  const second = router.state.location.key
  expect(new Set([first, second, 'default']).size).toBe(3)
  browser.back()
  await pages.arrive('/docs/a/')
  expect(router.state).toMatchObject({ action: 'POP', location: { key: first } })
})

test('an entry can be replaced, and the same address loaded again', async () => {
  const { browser, router, shown } = begin('/docs/a/#old')
  void router.navigate('/docs/a/#new', { replace: true })
  expect(browser.paths()).toEqual(['/docs/a/#new'])
  void router.revalidate()
  expect(shown()).toMatchObject({ is: 'first', loading: true })
  await pages.arrive('/docs/a/')
  expect(shown()).toMatchObject({ path: '/docs/a/#new', is: '/docs/a/', loading: false })
  expect(browser.paths()).toEqual(['/docs/a/#new'])
})

test('listeners hear of every change until they leave', async () => {
  const { router } = begin()
  const heard: boolean[] = []
  const leave = router.subscribe(({ loading }) => heard.push(loading))
  void router.navigate('/docs/b/')
  await pages.arrive('/docs/b/')
  leave()
  void router.navigate('/docs/b/#part')
  expect(heard).toEqual([true, false])
})
