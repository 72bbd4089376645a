/** A component as its author wrote it. */
export interface WrittenComponent {
  /** The value of an attribute; null when it is absent. */
  readonly attribute: (name: string) => string | null
  /** Its content as Markdown. */
  readonly body: string
}

/** How a component reads where it is words alone. Neither has a default: a component that is lost there is so on purpose. */
export interface ComponentWords {
  /** In the Markdown of its page. */
  readonly markdown: (component: WrittenComponent) => string
  /** To search: as its content, as nothing, or as words of its own. */
  readonly text: 'content' | 'nothing' | ((component: Pick<WrittenComponent, 'attribute'>) => string)
}
