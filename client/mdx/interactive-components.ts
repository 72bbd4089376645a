import type { ComponentWords } from './component-words.ts'

/** A component that runs in the browser, as the server needs to know it. */
export interface InteractiveComponent extends ComponentWords {
  readonly name: string
  readonly kind: 'interactive'
  /** A sentence for readers without scripts, below what the server rendered; null where that says everything. */
  readonly withoutScripts: string | null
  /** Whether its page needs `boot.browser.ts`, which runs before the first paint. */
  readonly boot: boolean
}

/** The React component of each is in `interactive.ts`. */
export const INTERACTIVE_COMPONENTS = [
  {
    name: 'Tabs',
    kind: 'interactive',
    markdown: ({ body }) => body,
    text: 'content',
    // The stylesheet shows all of them then.
    withoutScripts: null,
    boot: true,
  },
  {
    name: 'Tab',
    kind: 'interactive',
    markdown: ({ body, attribute }) => `**${attribute('label')}**\n\n${body}`,
    text: 'content',
    withoutScripts: null,
    boot: false,
  },
] as const satisfies readonly InteractiveComponent[]

export type InteractiveName = (typeof INTERACTIVE_COMPONENTS)[number]['name']
