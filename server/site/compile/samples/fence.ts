/** The language and meta of a code fence, parsed. */
export interface Fence {
  readonly language: string
  readonly title?: string
  /** 1-based numbers of the lines to mark. */
  readonly marked: ReadonlySet<number>
  readonly wrap: boolean
  /** SQL: runs first, folded into a disclosure, whose label is the title. */
  readonly setup: boolean
  /** SQL: adds a link that opens the query on the public demo. */
  readonly demo: boolean
  /** SQL: the last statement must fail with a message that contains this. */
  readonly fails?: string
  /** SQL: not run, for this reason. */
  readonly noRun?: string
  /** SQL: what a tool puts in place of its macros before it sends the statement: "$macro -> text; $other -> text". */
  readonly replace?: string
  /** Result: only column names and the number of rows are compared. */
  readonly shape: boolean
  /** Result: how it is drawn; the title is the drawing's name. */
  readonly chart?: string
}

const VALUES = {
  title: 'title',
  fails: 'fails',
  'no-run': 'noRun',
  replace: 'replace',
  chart: 'chart',
} as const
const PART = /\{([\d,\s-]+)\}|([a-z-]+)="((?:[^"\\]|\\.)*)"|(\S+)/g

/** A setup in place of what a reader just sent says so in its title: run as well, it would double the rows. */
export const setupLabel = ({ title }: Fence): string => title ?? 'Sample data'

/** Opens a query on the public demo and runs it. */
export const demoUrl = (sql: string): string =>
  `https://demo.questdb.io/?query=${encodeURIComponent(sql.trim())}&executeQuery=true`

/** Parses a fence's language and meta; `unknown` lists the words that mean nothing here. */
export function parseFence(
  language: string,
  meta: string | null | undefined,
): { fence: Fence; unknown: string[] } {
  const flags = { wrap: false, setup: false, demo: false, shape: false }
  const values: Partial<Record<(typeof VALUES)[keyof typeof VALUES], string>> = {}
  const unknown: string[] = []
  let marked: ReadonlySet<number> = new Set()
  for (const [part, ranges, name, value, word] of (meta ?? '').matchAll(PART)) {
    if (ranges !== undefined) marked = parseRanges(ranges)
    else if (name !== undefined && value !== undefined && name in VALUES) {
      values[VALUES[name as keyof typeof VALUES]] = value.replace(/\\(.)/g, '$1')
    } else if (word !== undefined && Object.hasOwn(flags, word)) flags[word as keyof typeof flags] = true
    else unknown.push(part)
  }
  return { fence: { language, marked, ...flags, ...values }, unknown }
}

function parseRanges(text: string): Set<number> {
  const lines = new Set<number>()
  for (const range of text.split(',')) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number)
    for (let line = from; line <= to; line++) lines.add(line)
  }
  return lines
}
