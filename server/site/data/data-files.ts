import { join } from 'node:path'
import type { CacheFolder } from '../../cache/cache-folder.ts'
import { hashOf } from '../../cache/hash.ts'
import type { ContentProblem } from '../content-error.ts'
import { readOptional } from '../read-content.ts'
import { YamlSource } from './yaml-source.ts'

export type DataFiles = ReturnType<typeof createDataFiles>

/**
 * Reads data files of the content folder. Values without problems are cached: to parse all of them takes 0.8 s.
 * `fingerprint` identifies the code that parses.
 */
export function createDataFiles(root: string, cache: CacheFolder, fingerprint: string) {
  const problems: ContentProblem[] = []
  return {
    /** Of all files so far. */
    problems,
    /**
     * Parses files, or returns what an earlier start parsed; a missing file is an empty one. `facts` is what the value
     * depends on besides.
     */
    async load<Value>(
      names: readonly string[],
      parse: (...files: YamlSource[]) => Value,
      facts: unknown = null,
    ): Promise<Value> {
      const files = names.map((file) => ({ file, text: readOptional(root, file) ?? '' }))
      const key = join('data', hashOf([fingerprint, JSON.stringify([files, facts])]))
      const kept = await cache.read(key, (cached) =>
        'value' in Object(cached) ? (cached as { value: Value }) : null,
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
