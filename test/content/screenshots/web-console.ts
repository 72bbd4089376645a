import type { Browser } from 'playwright-core'

/** Handles on the console, which marks what its own tests need with data-hook attributes. */
export type WebConsole = Awaited<ReturnType<typeof openConsole>>

const NOTICED_MS = 600

/** Opens the console in a window of its own, without the requests that it sends to other hosts. */
export async function openConsole(browser: Browser, httpUrl: string, deviceScaleFactor: number) {
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
  /** Moves the cursor by so many lines, up if they are fewer than none. */
  const move = async (lines: number) => {
    const key = lines < 0 ? 'ArrowUp' : 'ArrowDown'
    for (let count = Math.abs(lines); count > 0; count--) await page.keyboard.press(key)
  }
  return {
    page,
    hook,
    move,
    /** Replaces the text of the editor and puts the cursor on a line. */
    async write(sql: string, line: number) {
      await page.locator('.monaco-editor .view-lines').first().click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(sql)
      await page.keyboard.press('ControlOrMeta+Home')
      await move(line - 1)
      // Behind the semicolon there is no word whose other occurrences the editor would mark.
      await page.keyboard.press('End')
    },
    /** Runs what the cursor is in, and waits for its entry in the log. */
    async run(expected: string) {
      await page.locator('.cursorQueryGlyph').first().waitFor()
      // The editor notes where the cursor is only after a pause.
      await page.waitForTimeout(NOTICED_MS)
      await page.keyboard.press('F9')
      await hook('notifications-collapsed').getByText(expected).first().waitFor()
    },
    /** Drags the border below the editor. */
    async moveBorder(y: number) {
      const box = await page.locator('.sash-horizontal').first().boundingBox()
      if (!box) throw new Error('The border between editor and result was not found.')
      await page.mouse.move(box.x + 40, box.y + box.height / 2)
      await page.mouse.down()
      await page.mouse.move(box.x + 40, y, { steps: 4 })
      await page.mouse.up()
    },
  }
}
