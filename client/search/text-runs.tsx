import type { TextRun } from '../model/search-results.ts'

/** Text with its matches marked. Browsers that translate replace text nodes, which React can only remove when they are alone in an element. */
export const TextRuns = ({ runs }: { runs: readonly TextRun[] }) =>
  runs.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  )
