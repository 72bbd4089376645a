import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import type { PageData } from '../model/page.ts'
import { useSite } from '../site-context.tsx'

/** The groups above a page for readers; for search engines, the page itself as well. */
export function Breadcrumbs({ breadcrumbs, meta }: Pick<PageData, 'breadcrumbs' | 'meta'>) {
  const texts = useTexts()
  const lang = useContentLang()
  const { siteUrl } = useSite()
  // The page itself needs no address (Google's guide to breadcrumbs).
  const steps: PageData['breadcrumbs'] = [...breadcrumbs, { label: meta.label }]
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(path && { item: siteUrl + path }),
    })),
  }
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol lang={lang}>
        {breadcrumbs.map(({ label, path }) => (
          <li key={label}>{path ? <a href={path}>{label}</a> : label}</li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </nav>
  )
}

/** The groups in a document's breadcrumbs. */
export const readBreadcrumbs = (document: Document): PageData['breadcrumbs'] =>
  Array.from(document.querySelectorAll('.breadcrumbs li'), ({ textContent, firstElementChild }) => {
    const path = firstElementChild?.getAttribute('href')
    return { label: textContent, ...(path && { path: path as DocsPath }) }
  })
