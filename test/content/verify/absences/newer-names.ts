import { formatProblem } from '#server/site/content-error.ts'
import { NEWER_NAMES_FILE } from '#server/site/data/content-data.ts'
import { parseNewerNames } from '#server/site/data/newer-names.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { readOptional } from '#server/site/read-content.ts'
import type { Absences } from './read-absences.ts'

/** The tables that the statements of the list are written for. */
const TABLES = [
  'CREATE TABLE trades (symbol SYMBOL, side SYMBOL, price DOUBLE, amount DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY',
  'CREATE TABLE quotes (symbol SYMBOL, bid DOUBLE, ask DOUBLE, timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY',
  'CREATE TABLE books (bids DOUBLE[], timestamp TIMESTAMP) TIMESTAMP(timestamp) PARTITION BY DAY',
]

/** Claims of the list of newer names: the release lacks each of them, and runs its replacement. */
export function readNewerNameClaims(content: string): Absences {
  const file = `content/${NEWER_NAMES_FILE}`
  const source = new YamlSource(file, readOptional(content, NEWER_NAMES_FILE) ?? '')
  const names = parseNewerNames(source)
  return {
    absences: names.flatMap(({ name, page, run, fails, write }) => {
      const about = { page: page.replace(/#.*/, ''), place: file, setup: TABLES }
      return [
        { ...about, claim: `${name} is not in this release`, run, fails },
        ...(write ? [{ ...about, claim: `this is written in place of ${name}`, run: write }] : []),
      ]
    }),
    problems: source.problems.map(formatProblem),
  }
}
