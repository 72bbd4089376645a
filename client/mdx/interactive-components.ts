import type { ComponentWords } from './component-words.ts'

/** A component that runs in the browser, as the server sees it. */
export interface InteractiveComponent extends ComponentWords {
  readonly name: string
  readonly kind: 'interactive'
  /** A sentence for readers without scripts, below the server's HTML; null if that HTML needs none. */
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
    // Without scripts, the stylesheet shows all tabs.
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
