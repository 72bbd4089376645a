import { SETTINGS_FILE } from '#server/site/data/content-data.ts'
import { parseSettings } from '#server/site/data/settings.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { readText } from '#server/site/read-content.ts'
import { DIAGRAMS } from '../grammar/diagrams.ts'
import { CONTENT } from '../pages.ts'
import { writeBlock } from '../readme.ts'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { Database } from '../server/database.ts'
import {
  type Coverage,
  coverDiagrams,
  coverFunctions,
  coverNames,
  coverSettings,
  type Parameter,
} from './coverage.ts'
import {
  documentedFunctions,
  documentedKeywords,
  documentedOperators,
  documentedTypes,
} from './documented-names.ts'
import { coverErrors, serverStrings } from './error-messages.ts'
import { loadExceptions } from './exceptions.ts'
import { serverKeywords, serverTypes } from './server-lists.ts'
import { percent, type Shares, sharesTable } from './shares.ts'

/** Holds all pages against what the server says of itself; with `update` the README gets the shares. */
export async function verifyCoverage(
  pages: readonly PageFacts[],
  skipped: ReadonlyMap<string, number>,
  { statements, absences }: Pick<Shares, 'statements' | 'absences'>,
  database: Database,
  jar: string,
  update: boolean,
): Promise<boolean> {
  const strings = await serverStrings(jar)
  const coverage = await measure(pages, database, strings)
  const shares: Shares = { statements, ...coverage, absences }
  for (const [name, share] of Object.entries(shares)) {
    const isWhole = share.part === share.whole
    console.log(`${isWhole ? '' : 'FAIL  '}${name}: ${share.part} of ${share.whole}, ${percent(share)}`)
    if (share.missing.length > 0) console.log(`    missing: ${share.missing.join(' ')}`)
  }
  const wrong = Object.values(coverage).flatMap((each) => each.wrong)
  for (const sentence of wrong) console.log(`FAIL  ${sentence}`)
  if (update) await writeBlock('verify', sharesTable(shares, skipped))
  return wrong.length === 0 && Object.values(shares).every(({ part, whole }) => part === whole)
}

async function measure(
  pages: readonly PageFacts[],
  database: Database,
  strings: readonly string[],
): Promise<Record<'diagrams' | 'functions' | 'settings' | 'keywords' | 'types' | 'errors', Coverage>> {
  const exceptions = await loadExceptions()
  const functions = await database.query('SELECT DISTINCT name FROM functions()')
  const parameters = (await database.query('SHOW PARAMETERS')) as unknown as Parameter[]
  return {
    diagrams: coverDiagrams(pages, new Set(Object.keys(DIAGRAMS))),
    functions: coverFunctions(
      functions.flatMap(({ name }) => name ?? []),
      documentedFunctions(pages),
      documentedOperators(pages),
      exceptions.functions,
    ),
    settings: coverSettings(
      parameters,
      parseSettings(new YamlSource(SETTINGS_FILE, readText(CONTENT, SETTINGS_FILE))),
      exceptions.settings,
    ),
    keywords: coverNames(await serverKeywords(database), documentedKeywords(pages), exceptions.keywords),
    types: coverNames(await serverTypes(database), documentedTypes(pages), exceptions.types),
    errors: coverErrors(pages, strings, exceptions.errors),
  }
}
