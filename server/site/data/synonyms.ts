import { z } from 'zod'
import type { ContentProblem } from '../content-error.ts'
import { readYaml } from './yaml-source.ts'

export const SYNONYMS_FILE = 'data/synonyms.yaml'

const phrases = z.array(z.string().trim().min(1)).min(1)
const form = z
  .strictObject({
    same: z.array(phrases.min(2)).default([]),
    elsewhere: z.array(z.strictObject({ theirs: phrases, ours: phrases })).default([]),
  })
  .nullable()
  .transform((value) => value ?? { same: [], elsewhere: [] })

/** A search for any of `from` also finds each of `to`. */
export interface Synonym {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

const FORM = 'Write lists of phrases below "same", and "theirs" and "ours" for each entry below "elsewhere".'

/** Parses the words that search treats as equal; without a file there are none. */
export function parseSynonyms(yaml: string | null): {
  synonyms: Synonym[]
  problems: readonly ContentProblem[]
} {
  const source = readYaml(SYNONYMS_FILE, yaml ?? '')
  const result = source.parse(form, { remedy: FORM })
  if ('problems' in result) return { synonyms: [], problems: result.problems }
  const { same, elsewhere } = result.value
  return {
    synonyms: [
      ...same.map((group) => ({ from: group, to: group })),
      ...elsewhere.map(({ theirs, ours }) => ({ from: theirs, to: ours })),
    ],
    problems: [],
  }
}
