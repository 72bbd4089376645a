import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

export const RELEASES_FILE = 'data/releases.json'

const version = z.string().regex(/^\d+\.\d+(\.\d+)?$/)
const name = z.string().min(1)

const measuredSchema = z
  .array(
    z.strictObject({
      version,
      /** The day on which the release was built. */
      built: z.iso.date(),
      /** Sentences about what could not be measured. */
      unasked: z.array(z.string().min(10)).optional(),
    }),
  )
  .min(1)

/** The form of the data file: records name no release but the measured ones. */
function schemaOf(measured: readonly string[]) {
  const release = version.refine((each) => measured.includes(each), {
    error: ({ input }) => `${input} is not among the measured releases`,
  })
  /**
   * The measured releases that have something: from `since` or the first one to `until` or the last one, except for
   * those in `without`.
   */
  const span = { since: release.optional(), until: release.optional(), without: z.array(release).optional() }
  const changes = <Change extends z.ZodRawShape>(change: Change) =>
    z.array(z.strictObject({ in: release, ...change })).optional()
  /** Names that the same releases have. */
  const names = z.array(z.strictObject({ ...span, names: z.array(name).min(1) }))
  return z.strictObject({
    /** Identifies the questions asked of the releases: answers to different questions are not comparable. */
    asked: name,
    measured: measuredSchema,
    functions: z.record(
      name,
      z.strictObject({
        ...span,
        /** In the first release that has the function: arguments, and "over" for a window function. */
        signatures: z.array(z.string()).min(1),
        changes: changes({ came: z.array(name).optional(), went: z.array(name).optional() }),
      }),
    ),
    settings: z.record(
      name,
      z.strictObject({
        ...span,
        /** In the first release that has the setting; empty if there is none. */
        default: z.string(),
        reloadable: z.literal(true).optional(),
        changes: changes({ default: z.string().optional(), reloadable: z.boolean().optional() }),
      }),
    ),
    keywords: names,
    types: names,
    operators: names,
    /** By syntax diagram: its keywords, and the releases for which it is unclear whether they accept them. */
    forms: z.record(
      name,
      z.array(
        z.strictObject({ ...span, unclear: z.array(release).optional(), keywords: z.array(name).min(1) }),
      ),
    ),
  })
}

/** The content of the data file: what the measured releases have. */
export type ReleaseData = z.infer<ReturnType<typeof schemaOf>>

export type Span = Pick<ReleaseData['keywords'][number], 'since' | 'until' | 'without'>

/** Parses the data file, which `npm run releases` writes. Throws ContentErrors with the place of each invalid record. */
export function parseReleases(source: YamlSource): ReleaseData {
  const { measured } = source.need(z.object({ measured: measuredSchema }))
  return source.need(schemaOf(measured.map((each) => each.version)))
}
