import { describeMissing } from '#test/support/proxies/debian-programs.ts'

/** Tests that need what this machine does not have are skipped, and that is said; CI has everything. */
export default function setup(): void {
  const missing = describeMissing()
  if (missing === null) return
  if (process.env.CI) throw new Error(missing)
  console.warn(missing)
}
