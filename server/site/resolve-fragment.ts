import type { DocsPath } from '#client/model/docs-path.ts'
import { LAYOUT_IDS } from '#client/model/layout-ids.ts'

/** The main part of every page: what was about a page as a whole leads there. */
export const PAGE_START = LAYOUT_IDS.content

/** Fragments that a page had once, by page: the section that has their subject now, on the same page or another. */
export type OldFragments = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The data from which a fragment is resolved. */
export interface FragmentTable {
  /** The ids of a page; none for an address that is no page. */
  readonly idsOf: (path: DocsPath) => ReadonlySet<string> | undefined
  readonly redirects: { get(path: DocsPath): DocsPath | undefined }
  readonly oldFragments: OldFragments
}

/** Decodes a part of an address; null if its percent signs are wrong. */
export function decodeUri(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** A fragment as browsers compare it: what the address bar shows as %C3%BC is the id "ü". */
export const decodeFragment = (fragment: string): string => decodeUri(fragment) ?? fragment

/** The whole address that an address with a fragment leads to today; null when it leads nowhere. */
export function resolveFragment(table: FragmentTable, path: DocsPath, fragment: string): string | null {
  const target = table.redirects.get(path) ?? path
  const ids = table.idsOf(target)
  if (!ids) return null
  if (fragment === PAGE_START || ids.has(fragment)) return `${target}#${fragment}`
  const old = ownEntry(table.oldFragments, path, fragment) ?? ownEntry(table.oldFragments, target, fragment)
  return old ?? null
}

/** An entry as a whole address. */
function ownEntry(table: OldFragments, path: string, fragment: string): string | undefined {
  const entries = table[path]
  const to = entries && Object.hasOwn(entries, fragment) ? entries[fragment] : undefined
  return to?.startsWith('/') === false ? `${path}#${to}` : to
}
