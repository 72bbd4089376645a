import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '#build/paths.ts'

export const QUESTION_FILES = ['reference', 'start', 'operations'] as const

/** Pages that answer it too, found by judging what engines put first without knowing which engine did. */
export const alsoSchema = z.array(z.string()).default([])

const questionSchema = z.strictObject({
  /** In the asker's words, shortened: no word comes from our pages. */
  ask: z.string(),
  /** The public thread. */
  source: z.string(),
  /** Addresses that answer it, the best first; a page alone where all of it is the answer. */
  answer: z.array(z.string()).min(1).max(3),
  also: alsoSchema,
})

export type Question = z.output<typeof questionSchema>

/** Questions from public threads, with the places of the site that answer them. */
export const readQuestions = (file: (typeof QUESTION_FILES)[number]): Question[] =>
  z.array(questionSchema).parse(parse(readFileSync(`${ROOT}test/http/search/questions/${file}.yaml`, 'utf8')))
