import { Worker } from 'node:worker_threads'
import type { JsonCache } from '#server/cache/json-cache.ts'
import type { CardFiles } from './card-files.ts'

/** What a drawing depends on besides its SVG: the library and the fonts. */
export const CARDS_FINGERPRINT = 'resvg 2.6, Geist 5.3'

/** At most this many drawings wait; further requests are told to try again. */
const MOST_WAITING = 8
/** A card takes half a second on an idle processor; one that takes this long hangs. */
const DEADLINE_MS = 30_000
/** The thread uses about 40 MB, which it releases when idle for this long. */
const IDLE_MS = 30_000

export interface Cards {
  /** A card as PNG; null if too many are waiting. Rejects if it cannot be drawn. */
  draw(svg: string): Promise<Buffer | null>
}

/** Draws cards one after the other, each once: later requests get the file in the cache folder. */
export function createCards(files: CardFiles, cache: JsonCache): Cards {
  const waiting = new Map<string, Promise<Buffer>>()
  let turn: Promise<unknown> = Promise.resolve()
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    void worker?.terminate()
    worker = undefined
  }

  async function drawNow(svg: string): Promise<Buffer> {
    clearTimeout(idle)
    worker ??= new Worker(files.script, { workerData: files }).setMaxListeners(0)
    try {
      const png = Buffer.from(await answerOf(worker, svg))
      await cache.set(svg, png.toString('base64'))
      idle = setTimeout(stop, IDLE_MS).unref()
      return png
    } catch (error) {
      stop()
      throw error
    }
  }

  return {
    async draw(svg) {
      const kept = await cache.get(svg)
      if (typeof kept === 'string') return Buffer.from(kept, 'base64')
      let card = waiting.get(svg)
      if (!card) {
        if (waiting.size >= MOST_WAITING) return null
        card = turn.then(() => drawNow(svg)).finally(() => waiting.delete(svg))
        turn = card.catch(() => {})
        waiting.set(svg, card)
      }
      return card
    },
  }
}

function answerOf(worker: Worker, svg: string): Promise<Uint8Array> {
  const abort = new AbortController()
  const { signal } = abort
  return new Promise<Uint8Array>((resolve, reject) => {
    const fail = (error: unknown) => reject(error)
    const exit = (code: number) => reject(new Error(`the thread that draws cards ended with ${code}`))
    const deadline = setTimeout(() => reject(new Error('a card took too long')), DEADLINE_MS)
    worker.once('message', resolve).once('error', fail).once('exit', exit)
    worker.ref()
    signal.addEventListener('abort', () => {
      clearTimeout(deadline)
      worker.off('message', resolve).off('error', fail).off('exit', exit)
      worker.unref()
    })
    worker.postMessage(svg)
  }).finally(() => abort.abort())
}
