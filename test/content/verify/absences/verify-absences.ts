import { setTimeout as sleep } from 'node:timers/promises'
import { compareAnswer, serverSays } from '../samples/compare-result.ts'
import { type Database, failed } from '../server/database.ts'
import type { Absence } from './read-absences.ts'

/** These change nothing, so what follows may use the same tables. */
const READS = /^[\s(]*(?:select|with|explain|show|declare)\b/i

/**
 * The server may list a view as refreshed a moment before it is: of some hundred claims about views, a few are early, and
 * tries that follow at once can all be. Each is set up again, with these pauses after each statement.
 */
const PAUSES_MS = [0, 500, 1500, 4000]

/** Tries each claim on a database with nothing but its own setup; returns what does not hold, for people to read. */
export async function verifyAbsences(
  absences: readonly Absence[],
  database: Database,
  pauses: readonly number[] = PAUSES_MS,
): Promise<string[]> {
  const problems: string[] = []
  for (const group of Map.groupBy(absences, ({ setup }) => setup.join('\0')).values()) {
    let isFresh = false
    for (const absence of group.toSorted((one, other) => Number(!isRead(one)) - Number(!isRead(other)))) {
      let problem: string | null = null
      for (const [tries, pause] of (hasView(absence) ? pauses : [0]).entries()) {
        const unready: string | null = isFresh && tries === 0 ? null : await setUp(absence, database, pause)
        problem = unready ?? (await verifyAbsence(absence, database))
        isFresh = unready === null && isRead(absence)
        if (problem === null) break
      }
      if (problem !== null)
        problems.push(
          `${absence.place}  ${absence.page} says: ${absence.claim}\n    ${absence.run.trim()}\n${problem}`,
        )
    }
  }
  return problems
}

const isRead = ({ run }: Absence): boolean => READS.test(run)

const hasView = ({ setup }: Absence): boolean =>
  setup.some((statement) => /materialized\s+view/i.test(statement))

async function setUp({ setup }: Absence, database: Database, pause: number): Promise<string | null> {
  await database.clear()
  for (const statement of setup) {
    const answer = await database.execute(statement).catch(failed)
    await sleep(pause)
    if (answer.kind === 'error') return `  its setup fails at: ${statement.trim()}\n  ${serverSays(answer)}`
  }
  return null
}

async function verifyAbsence(absence: Absence, database: Database): Promise<string | null> {
  const answer = await database.execute(absence.run).catch(failed)
  const wrong = compareAnswer(absence, answer)
  return wrong && `  ${[wrong.message, wrong.detail ?? []].flat().join('\n')}`
}
