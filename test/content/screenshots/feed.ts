import { setTimeout as wait } from 'node:timers/promises'
import { feedRows } from './data-set.ts'

const PAUSE_MS = 150

/** Writes to the database until the signal is given, and ends with the signal or with the first failure. */
export async function feed(httpUrl: string, signal: AbortSignal): Promise<void> {
  for (let batch = 0; !signal.aborted; batch++) {
    const body = feedRows(batch, Date.now())
    const answer = await fetch(`${httpUrl}/write?precision=u`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`QuestDB refused rows of the feed: ${await answer.text()}`)
    await wait(PAUSE_MS)
  }
}
