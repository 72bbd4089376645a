import { isMap, LineCounter, type Node, parseDocument } from 'yaml'
import { z } from 'zod'
import type { ContentProblem } from './content-error.ts'

export const SYNONYMS_FILE = 'data/synonyms.yaml'

const phrases = z.array(z.string().trim().min(1)).min(1)
const form = z.strictObject({
  same: z.array(phrases.min(2)).default([]),
  elsewhere: z.array(z.strictObject({ theirs: phrases, ours: phrases })).default([]),
})

/** Whoever searches for one of `from` also means each of `to`. */
export interface Synonym {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** Reads the words that search treats as one. No file, no synonyms. */
export function parseSynonyms(yaml: string | null): { synonyms: Synonym[]; problems: ContentProblem[] } {
  if (yaml === null) return { synonyms: [], problems: [] }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const lineAt = (offset: number) => lines.linePos(offset).line
  const problem = (line: number, message: string): ContentProblem => ({
    file: SYNONYMS_FILE,
    line,
    message,
    remedy: 'Write lists of phrases below "same", and "theirs" and "ours" for each entry below "elsewhere".',
  })
  if (document.errors.length > 0)
    return {
      synonyms: [],
      problems: document.errors.map(({ message, pos }) => problem(lineAt(pos[0]), message)),
    }
  const result = form.safeParse(isMap(document.contents) ? document.toJSON() : {})
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const node = document.getIn(path, true) as Node | undefined
      return problem(lineAt(node?.range?.[0] ?? 0), `${path.join('.')}: ${message}`)
    })
    return { synonyms: [], problems }
  }
  const { same, elsewhere } = result.data
  return {
    synonyms: [
      ...same.map((group) => ({ from: group, to: group })),
      ...elsewhere.map(({ theirs, ours }) => ({ from: theirs, to: ours })),
    ],
    problems: [],
  }
}
