import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { ROOT } from '#build/paths.ts'
import { DIAGRAMS } from '../grammar/diagrams.ts'
import { CONTENT } from '../pages.ts'
import { withShares } from '../readme-table.ts'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { Database } from '../server/database.ts'
import type { Summary } from '../summary.ts'
import { type Coverage, coverDiagrams, coverFunctions, coverNames, coverSettings } from './coverage.ts'
import {
  documentedFunctions,
  documentedKeywords,
  documentedOperators,
  documentedTypes,
} from './documented-names.ts'
import { coverErrors, serverStrings } from './error-messages.ts'
import { loadExceptions } from './exceptions.ts'
import { belowFloor, floorsSchema, percent, raiseFloors, ratio, type Shares, shareNames } from './floors.ts'
import type { VerifyOptions } from './options.ts'
import { checkReleaseTexts } from './release-texts.ts'
import {
  readSettings,
  serverFunctions,
  serverKeywords,
  serverParameters,
  serverTypes,
} from './server-lists.ts'

const FLOORS = fileURLToPath(new URL('floors.json', import.meta.url))
const README = `${ROOT}test/README.md`
const SETTINGS = `${CONTENT}/data/configuration.yaml`

/** Holds all pages against what the server says of itself, and the shares against their floors. */
export async function verifyCoverage(
  pages: readonly PageFacts[],
  { skipped }: Summary,
  measured: Pick<Shares, 'statements' | 'absences'>,
  database: Database,
  jar: string,
  options: VerifyOptions,
): Promise<boolean> {
  const strings = await serverStrings(jar)
  const coverage = await measure(pages, database, strings)
  const shares: Shares = { ...measured, ...coverage }
  for (const name of shareNames) {
    const share = shares[name]
    console.log(`${name}: ${share.part} of ${share.whole}, ${percent(ratio(share))}`)
    if (share.missing.length > 0) console.log(`    missing: ${listOf(share.missing, options.missing)}`)
  }
  const wrong = [
    ...Object.values(coverage).flatMap((each) => each.wrong),
    ...(await checkReleaseTexts(strings, options.update)),
  ]
  for (const sentence of wrong) console.log(sentence)

  const floors = floorsSchema.parse(JSON.parse(await readFile(FLOORS, 'utf8')))
  const below = belowFloor(shares, floors)
  for (const sentence of below) console.log(`FAIL  ${sentence}`)
  if (options.raise) await writeFile(FLOORS, `${JSON.stringify(raiseFloors(shares, floors), null, 2)}\n`)
  if (options.writeReadme) {
    const readme = await readFile(README, 'utf8').catch(() => '')
    await writeFile(README, withShares(readme, shares, skipped))
  }
  return wrong.length === 0 && below.length === 0
}

const SHOWN = 12

function listOf(names: readonly string[], all: boolean): string {
  if (all || names.length <= SHOWN) return names.join(' ')
  return `${names.slice(0, SHOWN).join(' ')} and ${names.length - SHOWN} more (--missing shows all)`
}

type Measured = Readonly<
  Record<'diagrams' | 'functions' | 'settings' | 'keywords' | 'types' | 'errors', Coverage>
>

async function measure(
  pages: readonly PageFacts[],
  database: Database,
  strings: readonly string[],
): Promise<Measured> {
  const exceptions = await loadExceptions()
  return {
    diagrams: coverDiagrams(pages, new Set(Object.keys(DIAGRAMS))),
    functions: coverFunctions(
      await serverFunctions(database),
      documentedFunctions(pages),
      documentedOperators(pages),
      exceptions.functions,
    ),
    settings: coverSettings(
      await serverParameters(database),
      await readSettings(SETTINGS),
      exceptions.settings,
    ),
    keywords: coverNames(await serverKeywords(database), documentedKeywords(pages), exceptions.keywords),
    types: coverNames(await serverTypes(database), documentedTypes(pages), exceptions.types),
    errors: coverErrors(pages, strings, exceptions.errors),
  }
}
