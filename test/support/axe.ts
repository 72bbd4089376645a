import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const SCRIPT = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds in the page as it is now; the page has to be opened with `bypassCSP`. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(SCRIPT, 'utf8'))
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  })
}
