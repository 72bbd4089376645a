/** One statement of a listing. */
export interface Statement {
  readonly text: string
  /** Of the listing, 1-based: where the statement's first word stands. */
  readonly line: number
}

/** Strings, quoted identifiers and line comments. Their only escape is a doubled quote, which reads as two of a kind. */
const OPAQUE = /'[^']*(?:'|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|--[^\n]*/y
const SPACE = /\s+/y

/** Splits a listing at the semicolons that end statements; comments stay with the statement that contains or follows them. */
export function splitStatements(source: string): Statement[] {
  const statements: Statement[] = []
  let start = 0
  let firstWord = -1
  let at = 0
  const finish = (end: number) => {
    if (firstWord !== -1) {
      const line = source.slice(0, firstWord).split('\n').length
      statements.push({ text: source.slice(start, end).trim(), line })
    }
    start = end + 1
    firstWord = -1
  }
  while (at < source.length) {
    const comment = commentEnd(source, at)
    if (comment > at || matchAt(SPACE, source, at) > at) {
      at = Math.max(comment, matchAt(SPACE, source, at))
    } else if (source[at] === ';') {
      finish(at++)
    } else {
      if (firstWord === -1) firstWord = at
      at = Math.max(matchAt(OPAQUE, source, at), at + 1)
    }
  }
  finish(source.length)
  return statements
}

function matchAt(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(source) ? pattern.lastIndex : at
}

/** Where the comment that opens here ends, or `at` when none does. The server nests block comments. */
function commentEnd(source: string, at: number): number {
  if (source.startsWith('--', at)) return matchAt(OPAQUE, source, at)
  if (!source.startsWith('/*', at)) return at
  let depth = 0
  for (let index = at; index < source.length; index++) {
    if (source.startsWith('/*', index)) depth++
    else if (source.startsWith('*/', index)) depth--
    else continue
    index++
    if (depth === 0) return index + 1
  }
  return source.length
}
