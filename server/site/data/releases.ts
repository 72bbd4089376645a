import { isNode, LineCounter, type Node, parseDocument } from 'yaml'
import { z } from 'zod'
import { ContentErrors, type ContentProblem } from '../content-error.ts'

export const RELEASES_FILE = 'data/releases.json'

const version = z.string().regex(/^\d+\.\d+(\.\d+)?$/)
const name = z.string().min(1)

/**
 * The measured releases that have something: from `since` or the first one to `until` or the last one, except for those
 * in `without`.
 */
const span = { since: version.optional(), until: version.optional(), without: z.array(version).optional() }

/** Names that the same releases have. */
const names = z.array(z.strictObject({ ...span, names: z.array(name).min(1) }))

const schema = z.strictObject({
  /** Identifies the questions asked of the releases: answers to different questions are not comparable. */
  asked: name,
  measured: z
    .array(
      z.strictObject({
        version,
        /** The day on which the release was built. */
        built: z.iso.date(),
        /** Sentences about what could not be measured. */
        unasked: z.array(z.string().min(10)).optional(),
      }),
    )
    .min(1),
  functions: z.record(
    name,
    z.strictObject({
      ...span,
      /** In the first release that has the function: arguments, and "over" for a window function. */
      signatures: z.array(z.string()).min(1),
      changes: z
        .array(
          z.strictObject({ in: version, came: z.array(name).optional(), went: z.array(name).optional() }),
        )
        .optional(),
    }),
  ),
  settings: z.record(
    name,
    z.strictObject({
      ...span,
      /** In the first release that has the setting; empty if there is none. */
      default: z.string(),
      reloadable: z.literal(true).optional(),
      changes: z
        .array(
          z.strictObject({ in: version, default: z.string().optional(), reloadable: z.boolean().optional() }),
        )
        .optional(),
    }),
  ),
  keywords: names,
  types: names,
  operators: names,
  /** By syntax diagram: its keywords, and the releases for which it is unclear whether they accept them. */
  forms: z.record(
    name,
    z.array(
      z.strictObject({
        ...span,
        unclear: z.array(version).optional(),
        keywords: z.array(name).min(1),
      }),
    ),
  ),
})

/** The content of the data file: what the measured releases have. */
export type ReleaseData = z.infer<typeof schema>

export type Span = Pick<ReleaseData['keywords'][number], 'since' | 'until' | 'without'>

/** Parses the data file. Throws ContentErrors with the line of each invalid record. */
export function parseReleases(json: string, file = RELEASES_FILE): ReleaseData {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new ContentErrors([{ file, message: `the file is not JSON: ${(error as Error).message}` }])
  }
  const result = schema.safeParse(value)
  const problems = result.success
    ? unknownReleases(result.data)
    : result.error.issues.map(({ path, message }) => ({ path, message }))
  if (problems.length > 0) throw new ContentErrors(withLines(file, json, problems))
  return result.data as ReleaseData
}

interface PlacedProblem {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

interface AnyRecord extends Span {
  readonly unclear?: readonly string[] | undefined
  readonly changes?: readonly { readonly in: string }[] | undefined
}

/** Versions that are not among the measured ones. */
function unknownReleases(data: ReleaseData): PlacedProblem[] {
  const measured = new Set(data.measured.map((release) => release.version))
  const problems: PlacedProblem[] = []
  const check = (path: PropertyKey[], record: AnyRecord) => {
    const named = [record.since, record.until, ...(record.without ?? []), ...(record.unclear ?? [])]
    for (const release of [...named, ...(record.changes ?? []).map((change) => change.in)])
      if (release !== undefined && !measured.has(release))
        problems.push({ path, message: `${release} is not among the measured releases` })
  }
  for (const kind of ['functions', 'settings'] as const)
    for (const [key, record] of Object.entries(data[kind])) check([kind, key], record)
  for (const kind of ['keywords', 'types', 'operators'] as const)
    for (const [index, record] of data[kind].entries()) check([kind, index], record)
  for (const [form, groups] of Object.entries(data.forms))
    for (const [index, record] of groups.entries()) check(['forms', form, index], record)
  return problems
}

/** JSON is YAML, and the YAML parser knows the lines; it is slow, so it reads only files with problems. */
function withLines(file: string, json: string, problems: readonly PlacedProblem[]): ContentProblem[] {
  const lines = new LineCounter()
  const document = parseDocument(json, { lineCounter: lines })
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as Node | undefined
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  return problems.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `"${path.join('.')}": ${message}`,
    remedy: 'npm run releases writes the file.',
  }))
}
