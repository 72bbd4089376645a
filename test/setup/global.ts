import { buildIfNeeded } from '#build/build.ts'

/** Tests run against the bundles that readers get. */
export default async function setup(): Promise<void> {
  await buildIfNeeded()
}
