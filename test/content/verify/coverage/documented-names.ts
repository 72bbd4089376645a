import type { PageFacts } from '../samples/collect-samples.ts'

const FUNCTIONS = 'docs/reference/function/'
const OPERATORS = 'docs/reference/operators/'
const STATEMENTS = 'docs/reference/sql/'
const TYPES = `${STATEMENTS}datatypes.mdx`

/** A function's name somewhere in the pages. */
export interface DocumentedName {
  readonly name: string
  readonly file: string
  readonly line: number
}

const NAME = /^[a-z][a-z0-9_]*(?:\(.*\))?$/i

/** The names in a heading such as `count_distinct`, `now()` or `ltrim / trim`; empty when it is prose. */
function namesInHeading(text: string): string[] {
  const parts = text.split(/\s*(?:\/|,(?![^(]*\)))\s*/)
  // A heading in prose starts with a capital.
  if (!parts.every((part) => NAME.test(part) && /^[a-z]/.test(part))) return []
  return parts.map((part) => part.replace(/\(.*/, '').toLowerCase())
}

/** Functions that have a heading of their own: each is a claim that the function exists. */
export const documentedFunctions = (pages: readonly PageFacts[]): DocumentedName[] =>
  pages
    .filter(({ file }) => file.startsWith(FUNCTIONS))
    .flatMap(({ file, headings }) =>
      headings.flatMap(({ text, line }) => namesInHeading(text).map((name) => ({ name, file, line }))),
    )

/** Names in functions() that other pages explain: operators by a sign, a word in capitals or a name alone in their heading, CASE and CAST by their page. */
export function documentedOperators(pages: readonly PageFacts[]): Set<string> {
  const names = new Set<string>()
  for (const { file, headings } of pages) {
    if (file.startsWith(STATEMENTS)) names.add(file.slice(STATEMENTS.length, -'.mdx'.length))
    if (!file.startsWith(OPERATORS)) continue
    for (const { text } of headings) {
      for (const name of [...words(text).filter(isUpper(text)), ...namesInHeading(text)]) names.add(name)
    }
  }
  return names
}

/** Keywords that a syntax diagram or a heading of the reference shows. */
export function documentedKeywords(pages: readonly PageFacts[]): Set<string> {
  const reference = pages.filter(({ file }) => file.startsWith('docs/reference/'))
  const terminals = reference.flatMap(({ grammars }) =>
    grammars.flatMap((ebnf) => ebnf.match(/'[^']*'|"[^"]*"/g) ?? []),
  )
  const headings = reference.flatMap((page) => [page.title, ...page.headings.map(({ text }) => text)])
  return new Set([
    ...terminals.flatMap(words),
    ...headings.flatMap((text) => words(text).filter(isUpper(text))),
  ])
}

/** Types that the page of data types has a heading or a row of a table for. */
export function documentedTypes(pages: readonly PageFacts[]): Set<string> {
  const page = pages.find(({ file }) => file === TYPES)
  return new Set(
    [...(page?.rowNames ?? []), ...(page?.headings ?? []).map(({ text }) => text)].flatMap(words),
  )
}

const words = (text: string): string[] =>
  (text.match(/[\p{L}_][\p{L}\p{N}_]*|[^\s\p{L}\p{N}_'"`()]+/gu) ?? []).map((word) => word.toLowerCase())

/** In a heading a keyword is written in capitals; the rest is prose. A sign is itself. */
const isUpper =
  (text: string) =>
  (word: string): boolean =>
    text.includes(word.toUpperCase())
