import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/core'

type Match = ReturnType<PatternScanner['findNextMatchSync']>

/** Finds the next place of one pattern. */
type Search = (string: string | RegexEngineString, from: number, options: number) => Match

/**
 * The lists of patterns that rules of a grammar look for hold the same patterns again and again: all listings need 2,000,
 * in lists of 15,700 together. To compile them is half of highlighting: each is compiled once, when a list first looks for
 * it. A list then looks for its patterns one by one, and what one of them found in a line stands until the search is beyond
 * it.
 */
export function sharePatterns({ createScanner, createString }: RegexEngine): RegexEngine {
  const searches = new Map<string | RegExp, Search>()
  const searchOf = (pattern: string | RegExp): Search => {
    const search = searches.get(pattern) ?? createSearch(pattern, createScanner)
    searches.set(pattern, search)
    return search
  }
  return {
    createString,
    createScanner: (patterns) => {
      const list = patterns.map(searchOf)
      return {
        // Patterns outlive the rules that have them.
        dispose() {},
        findNextMatchSync: (string, from, options) => findFirst(list, string, from, options),
      }
    },
  }
}

/** Of two patterns that are found at one place, the first of the list counts. */
function findFirst(
  list: readonly Search[],
  string: string | RegexEngineString,
  from: number,
  options: number,
): Match {
  let first: Match = null
  let firstStart = Number.POSITIVE_INFINITY
  for (let index = 0; index < list.length; index++) {
    const match = list[index]?.(string, from, options) ?? null
    const start = match?.captureIndices[0]?.start
    if (!match || start === undefined || start >= firstStart) continue
    first = { index, captureIndices: match.captureIndices }
    firstStart = start
    if (start === from) break
  }
  return first
}

function createSearch(pattern: string | RegExp, createScanner: RegexEngine['createScanner']): Search {
  let scanner: PatternScanner | undefined
  // What it finds depends on where the search begins.
  const depends = String(pattern).includes('\\G')
  let last: { string: string | RegexEngineString; from: number; options: number; match: Match } | undefined
  return (string, from, options) => {
    if (last && !depends && last.string === string && last.options === options && last.from <= from) {
      const start = last.match?.captureIndices[0]?.start
      if (start === undefined || start >= from) return last.match
    }
    scanner ??= createScanner([pattern])
    const match = scanner.findNextMatchSync(string, from, options)
    last = { string, from, options, match }
    return match
  }
}
