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
    const known = group.flatMap(({ page, language, key }) =>
      byPath.has(page as DocsPath) ? [{ path: page as DocsPath, label: language, language: key }] : [],
    )
    if (known.length < 2) continue
    for (const { path } of known) links.set(path, known)
  }
  return links
}
