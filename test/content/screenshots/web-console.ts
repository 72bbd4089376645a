import type { Browser, Locator, Page } from 'playwright-core'

/** Handles on the console, which marks what its own tests need with data-hook attributes. */
export interface WebConsole {
  readonly page: Page
  hook(name: string): Locator
  /** Replaces the text of the editor and puts the cursor on a line. */
  write(sql: string, line: number): Promise<void>
  /** Runs what the cursor is in, and waits for its entry in the log. */
  run(expected: string): Promise<void>
  /** Drags the border below the editor. */
  moveBorder(y: number): Promise<void>
}

const NOTICED_MS = 600

/** Opens the console in a window of its own, without the requests that it sends to other hosts. */
export async function openConsole(
  browser: Browser,
  httpUrl: string,
  deviceScaleFactor: number,
): Promise<WebConsole> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor,
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'UTC',
  })
  const page = await context.newPage()
  await page.route(
    (url) => url.origin !== httpUrl,
    (route) => route.abort(),
  )
  await page.goto(`${httpUrl}/`)
  const hook = (name: string) => page.locator(`[data-hook="${name}"]`)
  await page.locator('.monaco-editor .view-lines').waitFor()
  await hook('schema-row').first().waitFor()
  // Limits of this machine's kernel are not what the pictures are about. They come with the answer to a query.
  await page.waitForLoadState('networkidle')
  const warnings = hook('warning-close-button')
  while ((await warnings.count()) > 0) await warnings.first().click()
  return {
    page,
    hook,
    async write(sql, line) {
      await page.locator('.monaco-editor .view-lines').first().click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(sql)
      await page.keyboard.press('ControlOrMeta+Home')
      for (let row = 1; row < line; row++) await page.keyboard.press('ArrowDown')
      // Behind the semicolon there is no word whose other occurrences the editor would mark.
      await page.keyboard.press('End')
    },
    async run(expected) {
      await page.locator('.cursorQueryGlyph').first().waitFor()
      // The editor notes where the cursor is only after a pause.
      await page.waitForTimeout(NOTICED_MS)
      await page.keyboard.press('F9')
      await hook('notifications-collapsed').getByText(expected).first().waitFor()
    },
    async moveBorder(y) {
      const box = await page.locator('.sash-horizontal').first().boundingBox()
      if (!box) throw new Error('The border between editor and result was not found.')
      await page.mouse.move(box.x + 40, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, y, { steps: 4 })
      await page.mouse.up()
    },
  }
}
