import type { ElementContent } from 'hast'
import type { VFile } from 'vfile'
import type { DocsPath } from '#client/model/docs-path.ts'
import type { CompileOptions } from './compile-context.ts'
import type { JsxElement, Written } from './jsx-element.ts'

/** Attributes by name: whether each is needed, or the values of which one is needed. */
export type Attributes = Readonly<Record<string, 'needed' | 'optional' | readonly string[]>>

/**
 * Complete on the server. An element in its HTML may come to life in the browser (client/elements). Neither of the ways in
 * which it reads as plain words has a default, so that a component is left out only on purpose.
 */
export interface StaticComponent {
  readonly name: string
  readonly kind: 'static'
  /** None if absent. */
  readonly attributes?: Attributes
  readonly html: (attributes: Written, children: ElementContent[]) => ElementContent | ElementContent[]
  /** In the Markdown of its page; `body` is its content. */
  readonly markdown: (attributes: Written, body: string) => string
  /** For search: its content, nothing, or words of its own. */
  readonly text: 'content' | 'nothing' | ((attributes: Written) => string | undefined)
  /** Reports problems that the form of attributes does not show, and returns attributes that complete them. */
  readonly prepare?: (element: JsxElement, file: VFile, parent: object | undefined) => Written | undefined
}

/** The input of a data component. */
export interface DataSource extends CompileOptions {
  /** The page that contains it; null if its file has no address. */
  readonly path: DocsPath | null
  readonly attributes: Written
  /** Reports a problem at the component's place. */
  readonly refuse: (message: string, remedy: string) => ''
  /** Adds MDX to the page's end, below a heading that all of its components share; repeated parts are written once. */
  readonly atEnd: (heading: string, mdx: string) => void
}

/**
 * Shows data of the content folder. It returns MDX that is compiled in its place, so it works everywhere like an author's
 * own words: in HTML, in Markdown, in search and without scripts.
 */
export interface DataComponent {
  readonly name: string
  readonly kind: 'data'
  /** None if absent. */
  readonly attributes?: Attributes
  readonly mdx: (source: DataSource) => string
  /** The data files that it uses: a change to one of them compiles the page again. */
  readonly files?: readonly string[]
  /** True if the rows of its tables are anchors, named after the code in their first cells. */
  readonly anchors?: boolean
}

export type Component = StaticComponent | DataComponent

export const defineComponent = <const Defined extends Component>(component: Defined): Defined => component

export type ComponentList = ReadonlyMap<string, Component>

export const listComponents = (components: readonly Component[]): ComponentList =>
  new Map(components.map((component) => [component.name, component]))
