import { setTimeout as wait } from 'node:timers/promises'
import type { IssueSample, IssueStep } from '#server/site/data/known-issues.ts'
import { splitStatements } from '#test/content/verify/samples/split-statements.ts'
import type { Answer } from '#test/content/verify/server/answer.ts'
import { type Database, DatabaseGone } from '#test/content/verify/server/database.ts'
import type { QuestdbProcess } from '#test/content/verify/server/questdb-process.ts'
import { sendHttp } from './http-step.ts'
import { describe, isUnknown, matches, type Observed } from './judge.ts'
import { runPgSession } from './pg-session.ts'
import type { SampleBench } from './sample-bench.ts'

export interface Verdict {
  readonly outcome: 'affected' | 'right' | 'absent' | 'unclear'
  /** The server's answer, unless it is the one that the sample names. */
  readonly said?: string
}

/** Longer than the verifier waits for anything. */
const LONGEST_SECONDS = 40

type Step = Exclude<IssueStep, string>
type Request = Exclude<Step, { restart: true } | { empty: string }>

/** Runs a sample on a release. The outcome is unclear when the release says neither what it names nor that it lacks a part. */
export async function runSample(sample: IssueSample, bench: SampleBench): Promise<Verdict> {
  let server = await bench.fresh(sample)
  for (const step of sample.steps) {
    if (typeof step === 'object' && 'restart' in step) {
      server = await bench.restart()
      continue
    }
    if (typeof step === 'object' && 'empty' in step) {
      await bench.empty(step.empty)
      continue
    }
    const request: Request = typeof step === 'string' ? { sql: step } : step
    const observed = await observe(request, server)
    const broken = ['silent', 'closed', 'crash'].includes(observed.kind)
    // It may hold a thread, a connection or a lock that the next sample needs.
    if (broken) await bench.stop()
    if (request.affected && request.right) return judge(observed, request)
    if (observed.kind === 'error' && 'sql' in request) return { outcome: 'absent', said: describe(observed) }
    if (broken) return { outcome: 'unclear', said: `before the last step: ${describe(observed)}` }
  }
  throw new Error('a sample without an observed step passed its schema')
}

function judge(observed: Observed, { affected, right }: Request): Verdict {
  const isOne = (outcomes: Request['right']) =>
    [outcomes ?? []].flat().some((outcome) => matches(outcome, observed))
  if (isOne(affected)) return { outcome: 'affected' }
  if (isOne(right)) return { outcome: 'right' }
  return { outcome: isUnknown(observed) ? 'absent' : 'unclear', said: describe(observed) }
}

async function observe(step: Request, server: QuestdbProcess): Promise<Observed> {
  const silent = [step.affected ?? []].flat().find((outcome) => 'silentSeconds' in outcome)
  const seconds = silent ? silent.silentSeconds : LONGEST_SECONDS
  const silence = wait(seconds * 1000, { kind: 'silent', seconds } as const, { ref: false })
  try {
    return await Promise.race([send(step, server), silence])
  } catch (error) {
    if (isConnectionLoss(error)) return { kind: (await isAlive(server.database)) ? 'closed' : 'crash' }
    if (error instanceof Error) return { kind: 'error', message: error.message }
    throw error
  }
}

async function send(step: Request, { httpUrl, pgPort, database }: QuestdbProcess): Promise<Observed> {
  if ('http' in step) {
    const answer = await sendHttp(httpUrl, step)
    await database.settle()
    return answer
  }
  if ('pg' in step) {
    const answer = await runPgSession(pgPort, step.pg, step)
    await database.settle()
    return answer
  }
  let answer: Answer = { kind: 'done' }
  for (const { text } of splitStatements(step.sql)) {
    answer = await database.execute(text)
    if (answer.kind === 'error') return answer
  }
  return answer
}

/** Of a server that ends, some see a closed socket and others a refused one. */
const isConnectionLoss = (error: unknown): boolean =>
  error instanceof DatabaseGone ||
  (error instanceof Error &&
    /closed the session|ECONNRESET|ECONNREFUSED|EPIPE|socket hang up|aborted/.test(error.message))

/** A server that crashes still holds its port for a moment. */
async function isAlive(database: Database): Promise<boolean> {
  await wait(1500)
  return database.ask('SELECT 1').then(
    ({ kind }) => kind === 'rows',
    () => false,
  )
}
