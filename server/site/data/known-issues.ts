import { z } from 'zod'
import type { YamlSource } from './yaml-source.ts'

/** The outcome of a sample's step. */
const outcomeSchema = z.union([
  /** A table as in a result fence, compared cell by cell. */
  z.strictObject({ result: z.string().min(1) }),
  /** Part of the message; an empty string is an empty message. */
  z.strictObject({ error: z.string() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({
    status: z.int(),
    body: z.string().optional(),
    /** The value of Content-Encoding. */
    encoding: z.string().optional(),
  }),
  /** The connection ends without a response, and the server keeps running. */
  z.strictObject({ closed: z.literal(true) }),
  z.strictObject({ crash: z.literal(true) }),
  z.strictObject({ silentSeconds: z.int().positive() }),
])

const outcomes = z.union([outcomeSchema, z.array(outcomeSchema).min(2)]).optional()
/** Only the last step of a sample has these: the answer of a release with the defect, and of one without it. */
const observed = { affected: outcomes, right: outcomes }

const stepSchema = z.union([
  /** Statements that succeed; each one's writes are visible before the next runs. */
  z.string().min(1),
  z.strictObject({ sql: z.string().min(1), ...observed }),
  z.strictObject({
    /** Method and path, such as `POST /write?precision=n`. */
    http: z.string().regex(/^(GET|POST) \//),
    headers: z.record(z.string(), z.string()).optional(),
    body: z.string().optional(),
    /** Parts of a multipart form, in their order. */
    form: z.record(z.string(), z.string()).optional(),
    ...observed,
  }),
  z.strictObject({
    /** One session of the PostgreSQL wire protocol: a string is a simple query, a list a statement and its parameters. */
    pg: z.array(z.union([z.string(), z.array(z.string()).min(1)])).min(1),
    /** Send everything before the first answer is read. */
    pipeline: z.boolean().optional(),
    /** The user who signs in, with the default password; `admin` if absent. */
    user: z.string().optional(),
    ...observed,
  }),
  /** Stops the server and starts it on the same data. */
  z.strictObject({ restart: z.literal(true) }),
  /** Empties a file of the database, such as `trades/2025-10-01/price.d`, as a full disk or a broken copy would. */
  z.strictObject({ empty: z.string().regex(/^[\w.-]+(\/[\w-][\w.-]*)+$/) }),
])

const sampleSchema = z
  .strictObject({
    /** Settings, by the names of their environment variables. */
    settings: z.record(z.string().regex(/^QDB_[A-Z0-9_]+$/), z.string()).optional(),
    /** Files in the server's import folder, by name: text, or bytes in base64. */
    files: z
      .record(
        z.string(),
        z.union([z.string(), z.strictObject({ base64: z.string().regex(/^[A-Za-z0-9+/=\s]+$/) })]),
      )
      .optional(),
    steps: z.array(stepSchema).min(1),
  })
  .refine(({ steps }) => isObserved(steps.at(-1)) && !steps.slice(0, -1).some(isObserved), {
    path: ['steps'],
    message: 'the last step, and no other, needs both "affected" and "right"',
  })

const issueSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(10).max(100),
  severity: z.enum(['wrong-result', 'data-loss', 'crash', 'suspends', 'hang', 'refused', 'misleading']),
  /** Sentences in Markdown, as are the next two. */
  happens: z.string().min(10),
  see: z.string().min(10),
  avoid: z.string().min(10),
  sample: z.union([sampleSchema, z.strictObject({ unmeasured: z.string().min(10) })]),
})

const version = z.string().regex(/^\d+\.\d+(\.\d+)?$/)

/** The samples' results, written by `npm run releases:issues`, never by hand. */
const measuredSchema = z.strictObject({
  id: z.string(),
  /** The hash of the sample, so that a changed one runs again. */
  digest: z.string(),
  first: version,
  last: version,
  /** The first release after `last` without the defect; absent if the newest one is affected. */
  fixed: version.optional(),
  /** All measured releases, oldest first; `absent`: the release lacks a feature that the sample uses. */
  runs: z
    .array(z.strictObject({ from: version, to: version, outcome: z.enum(['affected', 'right', 'absent']) }))
    .min(1),
})

export type IssueOutcome = z.infer<typeof outcomeSchema>
export type IssueStep = z.infer<typeof stepSchema>
export type IssueSample = z.infer<typeof sampleSchema>
export type IssueText = z.infer<typeof issueSchema>
export type MeasuredIssue = z.infer<typeof measuredSchema>
/** `measured` is null if the sample says why it cannot be run. */
export type KnownIssue = IssueText & { readonly measured: MeasuredIssue | null }

/** Problem messages name this command. */
const REMEDY = 'measure it with: npm run releases:issues'

export const parseIssueTexts = (source: YamlSource): IssueText[] => source.list(issueSchema, 'id')

export const parseMeasuredIssues = (source: YamlSource): MeasuredIssue[] => source.list(measuredSchema)

/** The issues with their measurements. */
export function parseKnownIssues(texts: YamlSource, measurements: YamlSource): KnownIssue[] {
  const issues = parseIssueTexts(texts)
  const measured = parseMeasuredIssues(measurements)
  // An unreadable record is already a problem; reporting its counterpart as missing would only repeat it.
  const areRead = texts.problems.length + measurements.problems.length === 0
  for (const [index, { id }] of measured.entries())
    if (areRead && !issues.some((issue) => issue.id === id))
      measurements.report([index], `the issue ${id} is not in ${texts.file}`, REMEDY)
  return issues.map((issue, index) => {
    const found = measured.find(({ id }) => id === issue.id) ?? null
    if (areRead && 'steps' in issue.sample && !found)
      texts.report([index], `the issue ${issue.id} is not measured`, REMEDY)
    return { ...issue, measured: found }
  })
}

/** A function, so that the schema of samples can use it above the type of a step. */
function isObserved(step: z.infer<typeof stepSchema> | undefined): boolean {
  return typeof step === 'object' && 'affected' in step && 'right' in step
}
