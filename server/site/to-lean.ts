import type { PageData, PageMeta } from '#client/model/page.ts'

/** The fields that the browser reads back from the markup (`client/routing/read-bootstrap.ts`). */
type ReadBack = 'headings' | 'description' | 'keywords' | 'editUrl' | 'lastUpdated' | 'edition'

export type LeanPage = Omit<PageData, 'meta' | 'breadcrumbs' | 'html'> & {
  readonly meta: Omit<PageMeta, ReadBack> & Partial<Pick<PageMeta, 'edition'>>
}

/** A page without the fields that its markup repeats, and without values that most pages share. */
export function toLean({ breadcrumbs: _breadcrumbs, html: _html, ...page }: PageData): LeanPage {
  const { headings, description, keywords, editUrl, lastUpdated, edition, ...meta } = page.meta
  return { ...page, meta: { ...meta, ...(edition !== 'open source' && { edition }) } }
}
