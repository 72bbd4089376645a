import { expect, test } from 'vitest'
import { type BrowserSite, browserSite } from '#test/support/browser-site.ts'
import { siteYaml } from '#test/support/site-yaml.ts'
import { FAULT_STATES } from '#test/tour/fault-states.ts'
import { PAGE_STATES } from '#test/tour/page-states.ts'
import { SEARCH_STATES } from '#test/tour/search-states.ts'
import { faultsIn, type TourStates } from '#test/tour/state.ts'

const LONG = '/docs/concept/partitions/'
const announcing = browserSite({
  env: { AI_WIDGET_ID: 'test-widget' },
  content: {
    'site.yaml': await siteYaml({
      announcement: { text: '9.1 is here.', link: { label: 'See what is new', href: '/docs/' } },
    }),
  },
})
const searched = browserSite({ content: 'search' })

const STATES: TourStates = { ...PAGE_STATES, ...FAULT_STATES, ...SEARCH_STATES }

/** Brings a page into a state of the tour, which looks at each of them on real pages. */
async function expectNoFault(site: BrowserSite, name: string, width: number, path?: string): Promise<void> {
  const { prepare = async () => {}, bring, path: own = '', withoutScripts = false } = STATES[name] ?? {}
  const setting = { viewport: { width, height: 900 }, bypassCSP: true, mayFail: true }
  const page = await site.open(path ?? own, { ...setting, prepare, withoutScripts })
  await bring?.(page)
  expect(await faultsIn(page, width)).toEqual([])
}

/** Each state with the widths at which its layout differs. */
const tried = (widths: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(widths).flatMap(([name, all]) => all.map((width) => [name, width] as const))

test.each(
  tried({
    'menu-repository': [1440],
    'menu-page': [390, 1440],
    'menu-docs': [390, 820],
    'menu-main': [390, 820],
    shortcuts: [320, 1440],
    filter: [1440],
    'filter-nothing': [1440],
    german: [390, 1440],
    progress: [390],
    'load-error': [390, 1440],
    spinner: [390],
    crash: [1440],
  }),
)('a page in the state %s has no accessibility finding at %d pixels, and fits', (name, width) =>
  expectNoFault(announcing, name, width, LONG),
)

test.each(
  tried({
    'search-empty': [390, 1440],
    'search-results': [390, 1440],
    'search-kept': [390, 1440],
    'search-nothing': [390, 1440],
    'search-failed': [390, 1440],
    'search-page': [1440],
    'search-page-nothing': [1440],
    'search-page-empty': [1440],
  }),
)('the search in the state %s has no accessibility finding at %d pixels, and fits', (name, width) =>
  expectNoFault(searched, name, width),
)
