import { spawnSync } from 'node:child_process'
import { findChromium } from '#test/support/browser.ts'

/** Finds the browser of this machine, or brings it where that can be done. */
export default function setup(): void {
  if (findChromium()) return
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('which', ['apt-get']).status === 0) {
    console.log('No Chromium was found: installing the package of this system.')
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    spawnSync('apt-get', ['update', '-qq'], options)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
      if (findChromium()) break
    }
  }
  if (!findChromium()) {
    throw new Error(
      'The tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium), or name it in CHROMIUM_PATH.',
    )
  }
}
