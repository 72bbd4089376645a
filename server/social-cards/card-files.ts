import { fileURLToPath } from 'node:url'

/** The files for drawing cards, beside the server's bundle. */
export interface CardFiles {
  /** The thread's script. */
  readonly script: string
  readonly wasm: string
  readonly fonts: readonly string[]
}

/** Their paths in a folder; the build writes them there under these names. */
export function cardFiles(folder: URL | string = new URL('.', import.meta.url)): CardFiles {
  const at = (name: string) => fileURLToPath(new URL(name, folder))
  return {
    script: at('draw-card.mjs'),
    wasm: at('resvg.wasm'),
    fonts: [at('card-400.ttf'), at('card-600.ttf')],
  }
}
