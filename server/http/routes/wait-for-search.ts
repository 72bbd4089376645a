import type { RequestHandler } from 'express'
import type { Search } from '#server/search/create-search.ts'
import type { Queue } from '../edge/queue.ts'

/**
 * Right after a start, what searches waits for the index, which is made in short turns; the first search would otherwise
 * make it in a turn of up to a second, and hold up every other reader.
 */
export function waitForSearch(search: Pick<Search, 'warming'>, nextTurn: Queue['nextTurn']): RequestHandler {
  return async (_request, response, next) => {
    if (search.warming === null) return next()
    await search.warming
    await nextTurn()
    if (!response.destroyed) next()
  }
}
