import type { PageData } from '#client/model/page.ts'

/**
 * A page without the fields that the browser reads back from the markup (`client/routing/read-bootstrap.ts`), and without
 * values that most pages share.
 */
export function toLean({ breadcrumbs: _up, html: _html, previous: _back, next: _on, ...page }: PageData) {
  const { headings, description, keywords, editUrl, lastUpdated, edition, image, ...meta } = page.meta
  return { ...page, meta: { ...meta, ...(edition !== 'open source' && { edition }) } }
}
