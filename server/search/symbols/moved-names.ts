import type { OldFragments } from '#server/site/resolve-fragment.ts'
import { symbolKey } from './symbol.ts'

/** Former names of sections, as a look-up by name; a name that several sections had names none of them. */
export function createMovedNames(oldFragments: OldFragments): (name: string) => string | undefined {
  const places = new Map<string, string | null>()
  for (const [path, entries] of Object.entries(oldFragments))
    for (const [name, to] of Object.entries(entries)) {
      const address = to.startsWith('/') ? to : `${path}#${to}`
      const key = symbolKey(name)
      places.set(key, (places.get(key) ?? address) === address ? address : null)
    }
  return (name) => places.get(symbolKey(name)) ?? undefined
}
