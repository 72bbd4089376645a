import type { InteractiveName } from '../mdx/interactive-components.ts'
import type { DocsPath } from './docs-path.ts'
import type { LanguageLink } from './languages.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * A page's content as data: runs of HTML that never change, elements around an interactive component, and the
 * interactive components themselves. In the lean form that a first page carries, every `html` is empty.
 */
export type ContentNode =
  | { html: string }
  | { tag: string; attrs: Record<string, string>; children: ContentNode[] }
  | { component: string; props: Record<string, Json>; children: ContentNode[] }

export interface Heading {
  readonly id: string
  /** 2 or 3: the levels that the table of contents shows. */
  readonly depth: number
  readonly title: string
}

export type Edition = 'open source' | 'enterprise'

export interface PageMeta {
  readonly path: DocsPath
  readonly title: string
  readonly description: string
  /** The sidebar's text where it differs from the title. */
  readonly label: string
  readonly headings: readonly Heading[]
  readonly edition: Edition
  readonly since?: string
  readonly keywords?: readonly string[]
  /** What chats and networks show of it. */
  readonly image?: string
  readonly noindex?: boolean
  /** Path of the source below content/. */
  readonly sourceFile: string
  readonly editUrl: string
  /** ISO date of the last change, when it is known. */
  readonly lastUpdated?: string
}

export interface PageLink {
  readonly path: DocsPath
  readonly label: string
}

/** All that the browser needs to show a page; the same object renders it on the server. */
export interface PageData {
  readonly build: string
  readonly meta: PageMeta
  readonly content: readonly ContentNode[]
  /** Names of the interactive components in it; absent when it has none. */
  readonly interactive?: readonly InteractiveName[]
  /** Whether one of them has something to do before the first paint. */
  readonly boot?: true
  /** The same subject in other languages, itself among them. */
  readonly languages?: readonly LanguageLink[]
  readonly breadcrumbs: readonly { readonly label: string; readonly path?: DocsPath }[]
  readonly previous?: PageLink
  readonly next?: PageLink
}
