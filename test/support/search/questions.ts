import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { ROOT } from '#build/paths.ts'

export const QUESTION_FILES = ['questions/reference', 'questions/start', 'questions/operations'] as const

const questionSchema = z.strictObject({
  /** In the asker's words, shortened: no word comes from our pages. */
  ask: z.string().min(1),
  /** The public thread. */
  source: z.string().min(1),
  /** Addresses that answer it, the best first; a page alone where all of it is the answer. */
  answer: z.array(z.string()).min(1),
  /** Pages that answer it too, found by judging what engines put first without knowing which engine did. */
  also: z.array(z.string()).default([]),
})

/** Questions of a file, such as those from public threads, with the places of the site that answer them. */
export const readQuestions = (file: string): z.output<typeof questionSchema>[] =>
  z.array(questionSchema).parse(parse(readFileSync(`${ROOT}test/http/search/${file}.yaml`, 'utf8')))
