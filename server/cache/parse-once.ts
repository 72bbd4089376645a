import { join } from 'node:path'
import type { CacheFolder } from './cache-folder.ts'
import { hashOf } from './hash.ts'

interface Parsed {
  readonly problems: readonly unknown[]
}

/** Parses the text of a data file, or returns what an earlier start parsed; data with problems is not kept. */
export type ParseOnce = <Data extends Parsed>(
  file: string,
  text: string,
  parse: (text: string) => Data,
) => Promise<Data>

/** Parsing all data with the lines of its records takes half a second. `fingerprint` identifies the code that does. */
export const createParseOnce =
  (cache: CacheFolder, fingerprint: string): ParseOnce =>
  async <Data extends Parsed>(file: string, text: string, parse: (text: string) => Data) => {
    const name = join('data', hashOf([fingerprint, file, text]))
    const kept = await cache.read(name, (value) =>
      Array.isArray((value as Partial<Data>).problems) ? (value as Data) : null,
    )
    if (kept) return kept
    const data = parse(text)
    if (data.problems.length === 0) await cache.write(name, data)
    return data
  }
