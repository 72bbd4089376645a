import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { refuseInUnitTests } from './unit-tests.ts'

/** The headless shell comes first: it draws no window, which halves what a test costs. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** How long a page may take for anything: a busy machine is slow, which is no fault of the page. */
export const PATIENCE_MS = 30_000

/** Where the browser is; null when the machine has none. */
export const findChromium = (): string | null => CANDIDATES.find((path) => path && existsSync(path)) ?? null

/** Starts Chromium without its own network traffic. */
export async function launchBrowser(): Promise<Browser> {
  refuseInUnitTests('browser')
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium was found: install it, or name it in CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Widths of letters as phones and high-resolution screens draw them.
      '--font-render-hinting=none',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Fewer processes: opening a page takes a fifth less of the processor. The second feature is what Playwright turns on.
      '--in-process-gpu',
      '--renderer-process-limit=1',
      '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
    ],
  })
}
