import { spawnSync } from 'node:child_process'
import { buildIfNeeded } from '#build/build.ts'
import { findChromium } from '#test/support/browser.ts'
import { describeMissing } from '#test/support/debian-programs.ts'

/** Tests run against the bundles that readers get, in a real browser. */
export default async function setup(): Promise<void> {
  ensureBrowser()
  reportMissing()
  await buildIfNeeded()
}

/** Tests that need what this machine does not have are skipped, and that is said; CI has everything. */
function reportMissing(): void {
  const missing = describeMissing()
  if (missing === null) return
  if (process.env.CI) throw new Error(missing)
  console.warn(missing)
}

function ensureBrowser(): void {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('which', ['apt-get']).status === 0) {
    console.log('No Chromium was found: installing the chromium package of this system.')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  }
  if (!findChromium()) {
    throw new Error(
      'The tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or name it in CHROMIUM_PATH.',
    )
  }
}
