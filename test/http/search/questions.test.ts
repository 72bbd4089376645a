import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { loadRealSite } from '#test/support/load-fixture.ts'
import { QUESTION_FILES, readQuestions } from '#test/support/search/questions.ts'

const FLOORS = { 'questions/reference': 300, 'questions/start': 200, 'questions/operations': 150 }

const questions = QUESTION_FILES.flatMap((file) => readQuestions(file))

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const site = await loadRealSite()

test.each(QUESTION_FILES)('enough questions are about %s', (file) => {
  expect(readQuestions(file).length).toBeGreaterThanOrEqual(FLOORS[file])
})

test('no question is asked twice, and no thread is used twice', () => {
  expect(repeated(questions.map(({ ask }) => ask.toLowerCase()))).toEqual([])
  expect(repeated(questions.map(({ source }) => source))).toEqual([])
})

test('a question has 3 to 15 words and a public thread', () => {
  const words = (ask: string) => ask.split(' ').length
  expect(questions.filter(({ ask }) => words(ask) < 3 || words(ask) > 15)).toEqual([])
  expect(questions.filter(({ source }) => new URL(source).protocol !== 'https:')).toEqual([])
})

describe('every answer', () => {
  const answers = questions.flatMap(({ ask, answer }) => answer.map((address) => ({ ask, address })))
  const pageOf = (address: string) => site.pages.get(address.split('#')[0] as DocsPath)

  test('is a page of the site', () => {
    expect(answers.filter(({ address }) => !pageOf(address))).toEqual([])
  })

  test('leads to a heading that is there', () => {
    const lost = answers.filter(({ address }) => {
      const [, heading] = address.split('#')
      return heading !== undefined && !pageOf(address)?.ids.has(heading)
    })
    expect(lost).toEqual([])
  })

  test('is one of three at most, and is given once', () => {
    expect(questions.filter(({ answer }) => answer.length > 3)).toEqual([])
    expect(questions.filter(({ answer }) => new Set(answer).size < answer.length)).toEqual([])
  })
})
