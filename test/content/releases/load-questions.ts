import { createHash } from 'node:crypto'
import { DIAGRAMS } from '#test/content/verify/grammar/diagrams.ts'
import { readPages } from '#test/content/verify/pages.ts'
import { type FormQuestion, formQuestions } from './forms/questions.ts'
import { OPERATORS, TYPES } from './measure/probes.ts'

/** Everything that a release is asked, under one name: answers to other questions are not comparable. */
export interface Questions {
  readonly id: string
  readonly forms: readonly FormQuestion[]
}

/** To be raised when the way of asking changes. */
const METHOD = 1

/** Collects the questions that follow from pages, operators and types. Throws if a page cannot be read. */
export async function loadQuestions(): Promise<Questions> {
  const { pages, unreadable } = await readPages(Object.keys(DIAGRAMS))
  for (const { file, message } of unreadable) throw new Error(`content/${file}: ${message}`)
  const forms = formQuestions(pages)
  const questions = forms.map(({ form, diagram, clauses }) => ({
    form,
    setup: diagram.setup,
    meaning: diagram.meaning?.map(({ source }) => source),
    clauses,
  }))
  const said = JSON.stringify([METHOD, questions, OPERATORS, TYPES])
  return { id: createHash('sha256').update(said).digest('hex').slice(0, 12), forms }
}
