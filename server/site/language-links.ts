import type { DocsPath } from '#client/model/docs-path.ts'
import type { LanguageLink } from '#client/model/languages.ts'
import type { CompiledPage } from './compile/compile-page.ts'
import type { ClientLibrary } from './data/parse-client-libraries.ts'

/** For each client page, the pages about clients of the same protocol in every language, itself included. */
export function languageLinks(
  libraries: readonly ClientLibrary[],
  byPath: ReadonlyMap<DocsPath, CompiledPage>,
): Map<DocsPath, LanguageLink[]> {
  const links = new Map<DocsPath, LanguageLink[]>()
  for (const group of Map.groupBy(libraries, ({ protocol }) => protocol).values()) {
    const known = group.flatMap(({ page, language, key }) => {
      const compiled = byPath.get(page as DocsPath)
      return compiled ? [{ path: page as DocsPath, label: language, language: key, compiled }] : []
    })
    if (known.length < 2) continue
    for (const { path, compiled } of known)
      links.set(
        path,
        known.map(({ compiled: other, ...link }) => ({ ...link, sections: commonSections(compiled, other) })),
      )
  }
  return links
}

/** Sections that both pages have, by their anchors. */
function commonSections(page: CompiledPage, other: CompiledPage): string[] {
  if (page === other) return []
  const ids = new Set(other.ids)
  return page.headings.map(({ id }) => id).filter((id) => ids.has(id))
}
