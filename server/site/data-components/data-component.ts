import type { CompileOptions } from '../compile-context.ts'

/** What a data component is written from. */
export interface DataSource extends CompileOptions {
  /** An attribute as its author wrote it; null when it is absent. */
  readonly attribute: (name: string) => string | null
  /** Reports a problem at the component's place. */
  readonly refuse: (message: string, remedy: string) => ''
}

export interface DataComponent {
  /** Gives MDX, which is compiled in the place of the component. */
  readonly write: (source: DataSource) => string
  /** The data file behind it: a change of it compiles the page again. */
  readonly file?: string
  /** Whether the rows of its tables are anchors, named as the code in their first cells. */
  readonly anchors?: boolean
}
