import { SETTINGS_PAGE } from '#server/site/data/settings.ts'
import type { SearchRecord } from '../index/search-record.ts'
import type { Query } from '../query/query.ts'
import { wholeTerms } from '../text/analyzer.ts'
import { WEIGHTS } from '../weights.ts'

/** What is known of a record before anything is asked: by id, a factor of its score. */
export type Priors = (query: Query) => Float64Array

/** Pages about one tool, language or platform: an answer to those who name it. */
const OF_ONE_TOOL = /^\/docs\/(?:clients|pgwire|third-party-tools|deployment)\//
/** They are in every tool's name, or in none. */
const NO_NAMES = new Set(
  wholeTerms('questdb ingest client connect on with for and a the from to in data using deploy run'),
)
const ASIDE = /^\/(?!docs\/)|^\/docs\/release-notes\//

/** Settings come in hundreds, tools in dozens; where much links to is what most readers need. */
export function createPriors(records: readonly SearchRecord[]): Priors {
  const most = Math.log1p(records.reduce((links, record) => Math.max(links, record.links), 1))
  const fixed = Float64Array.from(
    records,
    (record) =>
      (1 + WEIGHTS.links * (Math.log1p(record.links) / most)) *
      (isSettingRow(record) ? WEIGHTS.setting : 1) *
      (ASIDE.test(record.path) ? WEIGHTS.aside : 1),
  )
  const tools = new Map<string, { terms: readonly string[]; ids: number[] }>()
  for (const { id, path, page, names } of records) {
    if (!OF_ONE_TOOL.test(path)) continue
    const tool = tools.get(path) ?? { terms: namesOf(path, page, names), ids: [] }
    tool.ids.push(id)
    tools.set(path, tool)
  }

  return ({ clauses }) => {
    const asked = new Set(clauses.flatMap((clause) => clause.flatMap(({ terms }) => terms)))
    const priors = fixed.slice()
    for (const { terms, ids } of tools.values()) {
      if (terms.some((term) => asked.has(term))) continue
      for (const id of ids) priors[id] = (priors[id] ?? 1) * WEIGHTS.otherTool
    }
    return priors
  }
}

const namesOf = (path: string, page: string, names: string): string[] =>
  wholeTerms(`${page} ${names} ${path.split('/').at(-2)?.replaceAll('-', ' ')}`).filter(
    (term) => !NO_NAMES.has(term),
  )

/** Whether it is one of the rows of the list of settings. */
export const isSettingRow = ({ path, heading, anchor, parents }: SearchRecord): boolean =>
  path === SETTINGS_PAGE && parents.length > 0 && heading === anchor

/** Whether it says something for its page: a long list has every word somewhere, so its rows do not. */
export const speaksForPage = (record: SearchRecord): boolean => !isSettingRow(record)

/** The same by record. */
export const speakingRecords = (records: readonly SearchRecord[]): Uint8Array =>
  Uint8Array.from(records, (record) => Number(speaksForPage(record)))
