import { Card, CardGrid } from './components/cards.ts'
import { Enterprise, Since, Steps } from './components/marks.ts'
import { Screenshot } from './components/screenshot.ts'
import type { Components } from './evaluate-mdx.ts'

/** The components that a page may use, besides Include. */
export const COMPONENTS: Components = {
  static: { Card, CardGrid, Enterprise, Screenshot, Since, Steps },
  interactive: new Set(['Tabs', 'Tab']),
}
