import type { DocsPath } from './docs-path.ts'
import type { LanguageLink } from './languages.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

export interface Heading {
  readonly id: string
  /** 2 or 3, the levels in the table of contents. */
  readonly depth: number
  readonly title: string
}

export type Edition = 'open source' | 'enterprise'

export interface PreviewImage {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export interface PageMeta {
  readonly path: DocsPath
  readonly title: string
  readonly description: string
  /** The label in the sidebar, which may differ from the title. */
  readonly label: string
  readonly headings: readonly Heading[]
  readonly edition: Edition
  readonly since?: string
  readonly keywords?: readonly string[]
  /** The image that chats and social networks show. */
  readonly image?: PreviewImage
  readonly noindex?: boolean
  readonly editUrl: string
  /** ISO date of the last change, if known. */
  readonly lastUpdated?: string
}

export interface PageLink {
  readonly path: DocsPath
  readonly label: string
}

/** Everything that the browser needs to show a page; the server renders the page from the same object. */
export interface PageData {
  readonly build: string
  readonly meta: PageMeta
  /** The content. A document's own data is without it: its markup has it. */
  readonly html: string
  /** Set if its tabs need the reader's choices before the first paint. */
  readonly boot?: true
  /** The pages about the same subject for each language, this page included. */
  readonly languages?: readonly LanguageLink[]
  readonly breadcrumbs: readonly { readonly label: string; readonly path?: DocsPath }[]
  readonly previous?: PageLink | null
  readonly next?: PageLink | null
}
