import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

export const SYNONYMS_FILE = 'data/synonyms.yaml'

/** A search for any of `from` also finds each of `to`. */
export interface Synonym {
  readonly from: readonly string[]
  readonly to: readonly string[]
}

const phrases = z.array(z.string().trim().min(1)).min(1)
const form = z
  .strictObject({
    same: z.array(phrases.min(2)).default([]),
    elsewhere: z.array(z.strictObject({ theirs: phrases, ours: phrases })).default([]),
  })
  .transform(({ same, elsewhere }): Synonym[] => [
    ...same.map((group) => ({ from: group, to: group })),
    ...elsewhere.map(({ theirs, ours }) => ({ from: theirs, to: ours })),
  ])
  .nullable()

const FORM = 'Write lists of phrases below "same", and "theirs" and "ours" for each entry below "elsewhere".'

/** Parses the words that search treats as equal; without a file there are none. */
export const parseSynonyms = (source: YamlSource): Synonym[] => source.parse(form, FORM) ?? []
