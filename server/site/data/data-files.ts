import { join } from 'node:path'
import type { CacheFolder } from '../../cache/cache-folder.ts'
import { hashOf } from '../../cache/hash.ts'
import type { ContentProblem } from '../content-error.ts'
import { readOptional } from '../read-content.ts'
import { YamlSource } from './yaml-source.ts'

export interface DataFiles {
  /**
   * Parses files, or returns what an earlier start parsed; a missing file is an empty one. `facts` is what the value
   * depends on besides.
   */
  load<Value>(
    files: readonly string[],
    parse: (...files: YamlSource[]) => Value,
    facts?: unknown,
  ): Promise<Value>
  /** Of all files so far. */
  readonly problems: ContentProblem[]
}

interface DataFilesOptions {
  readonly root: string
  readonly cache: CacheFolder
  /** Identifies the code that parses. */
  readonly fingerprint: string
}

/** Reads data files of the content folder. Values without problems are cached: to parse all of them takes 0.8 s. */
export function createDataFiles({ root, cache, fingerprint }: DataFilesOptions): DataFiles {
  const problems: ContentProblem[] = []
  return {
    problems,
    async load(names, parse, facts = null) {
      const files = names.map((file) => ({ file, text: readOptional(root, file) ?? '' }))
      const key = join('data', hashOf([fingerprint, JSON.stringify([files, facts])]))
      const kept = await cache.read(key, (cached) =>
        'value' in Object(cached) ? (cached as { value: ReturnType<typeof parse> }) : null,
      )
      if (kept) return kept.value
      const sources = files.map(({ file, text }) => new YamlSource(file, text))
      const value = parse(...sources)
      const found = sources.flatMap((source) => source.problems)
      problems.push(...found)
      if (found.length === 0) await cache.write(key, { value })
      return value
    },
  }
}
