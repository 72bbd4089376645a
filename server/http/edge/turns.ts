import type { ServerResponse } from 'node:http'
import { setImmediate } from 'node:timers/promises'

const NEXT_TURN = Symbol('next turn')

type InTurns = { [NEXT_TURN]?: () => Promise<void> }

/** Sets how a response that takes several turns waits for the next one. */
export function setNextTurn(response: ServerResponse, next: () => Promise<void>): void {
  ;(response as InTurns)[NEXT_TURN] = next
}

/**
 * Resolves in a later turn of the event loop, when it is this reader's turn again. The work between two turns should take
 * no longer than 10 ms. The reader may have left in the meantime (`response.destroyed`).
 */
export const nextTurn = (response: ServerResponse): Promise<void> =>
  (response as InTurns)[NEXT_TURN]?.() ?? setImmediate()
