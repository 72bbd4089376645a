import { work } from '#server/search/text/work.ts'

export type Work = Record<keyof typeof work, number>

/** Gives the work that searches did since it was last asked. */
export function createWorkMeter(): () => Work {
  let before: Work = { ...work }
  return () => {
    const now: Work = { ...work }
    const spent: Work = {
      candidates: now.candidates - before.candidates,
      cells: now.cells - before.cells,
      scores: now.scores - before.scores,
      characters: now.characters - before.characters,
    }
    before = now
    return spent
  }
}
