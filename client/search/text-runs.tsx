import type { TextRun } from '../model/search-results.ts'

/**
 * Text with its matches marked. Each run has an element of its own: the browser's translation replaces text nodes, and
 * React could not remove those that have siblings.
 */
export const TextRuns = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
