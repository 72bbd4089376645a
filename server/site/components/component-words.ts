/** A component as its author wrote it. */
export interface WrittenComponent {
  /** The value of an attribute; null when it is absent. */
  readonly attribute: (name: string) => string | null
  /** Its content as Markdown. */
  readonly body: string
}

/** A component's attributes by name: whether each is needed, or the values of which it needs one. */
export type Attributes = Readonly<Record<string, 'needed' | 'optional' | readonly string[]>>

/** How a component reads as plain words. Neither field has a default, so that a component is left out only on purpose. */
export interface ComponentWords {
  /** In the Markdown of its page. */
  readonly markdown: (component: WrittenComponent) => string
  /** For search: its content, nothing, or words of its own. */
  readonly text: 'content' | 'nothing' | ((component: Pick<WrittenComponent, 'attribute'>) => string)
}
