import { z } from 'zod'
import { parseDataRecord } from './data-record.ts'

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

interface AnyRecord extends Span {
  readonly unclear?: readonly string[] | undefined
  readonly changes?: readonly { readonly in: string }[] | undefined
}

/** Versions that are not among the measured ones. */
function unknownReleases(data: ReleaseData): { path: PropertyKey[]; message: string }[] {
  const measured = new Set(data.measured.map((release) => release.version))
  const problems: { path: PropertyKey[]; message: string }[] = []
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

const known = schema.superRefine((data, context) => {
  for (const { path, message } of unknownReleases(data)) context.addIssue({ code: 'custom', path, message })
})

/** Parses the data file, which `npm run releases` writes. Throws ContentErrors with the place of each invalid record. */
export const parseReleases = (json: string, file = RELEASES_FILE): ReleaseData =>
  parseDataRecord(file, known, json)
