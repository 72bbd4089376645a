import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'

/** Each row of the error catalogue (specification, section 8) with the test that provokes it, in a browser if it can be. */
const CATALOGUE = [
  [
    'Page load failure',
    'browser/navigation/states',
    'a page that cannot be loaded is a red box, and Retry loads it',
  ],
  ['Unknown path', 'browser/navigation/states', 'an unknown address offers a search and the nearest pages'],
  ['Route preload failure', 'browser/navigation/navigation', 'the browser loads the whole page and says so'],
  [
    'Page crash',
    'browser/navigation/states',
    'is a page of its own in the look of the site, with what went wrong',
  ],
  [
    'Search failure',
    'browser/search/search-modal-states',
    '%s is told apart, asked again with Retry, and with the next key',
  ],
  [
    'No search results',
    'browser/search/search-modal-states',
    'are said, with a way to report it and people to ask, and nonsense has no suggestion',
  ],
  [
    'Storage failure',
    'browser/look/locale',
    'a browser that forbids storage gets one warning, and everything works',
  ],
  [
    'Navbar item fails to render',
    'browser/page/boundaries',
    'is said on the console and takes nothing else away',
  ],
  [
    'Docs-version dropdown names a missing version',
    'browser/navigation/dev',
    'a dropdown of versions that names a missing one',
  ],
  [
    'Docs sidebar item with nothing to link to',
    'browser/navigation/dev',
    'a docs sidebar with nothing to link to',
  ],
  ['Unknown navbar item type', 'browser/navigation/dev', 'an item of an unknown type'],
  ['Page module without a default component', 'browser/navigation/dev', 'a page with nothing to show'],
  [
    'Base-URL misconfiguration',
    'browser/navigation/states',
    'shows on the home path when the script does not load',
  ],
  [
    'Broken links, markdown links, anchors',
    'browser/navigation/dev',
    'links, Markdown links and fragments that lead nowhere',
  ],
  ['Sample ingest client error', 'content/verify/clients/clients', 'Error running example: refused'],
] as const

test.each(CATALOGUE)('%s is provoked in %s', (_situation, file, title) => {
  expect(readFileSync(`${ROOT}test/${file}.test.ts`, 'utf8')).toContain(title)
})
