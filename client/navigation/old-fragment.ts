import { idOf } from '../browser/element-of.ts'
import { FRAGMENTS_FILE } from '../model/fragments-file.ts'

const BUSY_MS = 2000

/** The current address of a section that the page no longer has under this name; null if unknown. */
export async function findOldFragment(pathname: string, hash: string): Promise<string | null> {
  const ask = () => fetch(pathname + FRAGMENTS_FILE)
  let response = await ask()
  // The site turns some away while it is busy, for seconds.
  if (response.status === 503) {
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    response = await ask()
  }
  if (!response.ok) return null
  const entries: Record<string, string> = await response.json()
  const name = idOf(hash)
  const to = Object.hasOwn(entries, name) ? entries[name] : undefined
  if (to === undefined) return null
  return to.startsWith('/') ? to : `${pathname}#${to}`
}
