import { buildIfNeeded } from '#build/build.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'

/** Tests run against the bundles that readers get, and find all pages compiled. */
export default async function setup(): Promise<void> {
  await buildIfNeeded()
  await loadRealSite()
}
