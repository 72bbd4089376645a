import { expect, test } from 'vitest'
import { keepsShifts, shiftsOf } from '#test/support/browser/page-conditions.ts'
import { browserSite } from '#test/support/browser-site.ts'

const site = browserSite({ content: 'real' })

const PATHS = [
  '/docs/',
  '/docs/reference/sql/sample-by/',
  '/docs/clients/ingest-python/',
  '/docs/configuration/',
]

test.each(PATHS.flatMap((path) => [390, 1440].map((width) => [path, width] as const)))(
  'nothing moves on %s at %d pixels, even if fonts come late',
  async (path, width) => {
    const page = await site.open(path, {
      viewport: { width, height: 900 },
      // Controls are larger under a finger.
      hasTouch: width < 400,
      prepare: async (fresh) => {
        await keepsShifts(fresh)
        await fresh.route('**/*.woff2', async (route) => {
          await fresh.waitForSelector('html[data-hydrated]')
          await route.continue()
        })
      },
    })
    await page.waitForFunction(() => document.fonts.status === 'loaded')
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
  },
)
