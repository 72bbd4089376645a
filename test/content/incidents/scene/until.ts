import { setTimeout as wait } from 'node:timers/promises'

const LIMIT_SECONDS = 120

/** Waits for something to become true. Throws after a time that nothing healthy needs. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + LIMIT_SECONDS * 1000; !(await isSo()); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`not within ${LIMIT_SECONDS} s: ${what}`)
  }
}
