import '../shared.ts'
import { FRAGMENTS_FILE } from '../model/fragments-file.ts'

/** The address of what a fragment named that the page has no more; null where nobody knows. */
export async function findOldFragment(pathname: string, hash: string): Promise<string | null> {
  const response = await fetch(pathname + FRAGMENTS_FILE)
  if (!response.ok) return null
  const entries: Record<string, string> = await response.json()
  const name = decoded(hash.slice(1))
  const to = Object.hasOwn(entries, name) ? entries[name] : undefined
  if (to === undefined) return null
  return to.startsWith('/') ? to : `${pathname}#${to}`
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
