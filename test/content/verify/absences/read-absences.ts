import { z } from 'zod'
import { formatProblem } from '#server/site/content-error.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'
import { listFiles, readText } from '#server/site/read-content.ts'

function isWhole(statement: string): boolean {
  const code = statement.replace(/'[^']*'|"[^"]*"/g, '')
  return code.split('(').length === code.split(')').length
}

/** YAML splits the items of [...] at every comma. */
const whole = z
  .string()
  .min(1)
  .refine(isWhole, 'a parenthesis is left open: quote a statement with commas, or give it a line of its own')

const record = z
  .strictObject({
    /** The address. */
    page: z.string(),
    claim: z.string().min(5),
    setup: z.array(whole).default([]),
    run: z.string().min(1),
    /** Part of the server's message; an empty string is an empty message. */
    fails: z.string().optional(),
    /** All rows, as in a result fence. */
    gives: z.string().min(1).optional(),
  })
  .refine(
    ({ fails, gives }) => (fails === undefined) !== (gives === undefined),
    'either "fails" or "gives" proves it',
  )

/** A sentence that says what is not possible, and what proves it on an empty database: that it fails, its rows, or that it runs. */
export type Absence = z.infer<typeof record> & {
  /** The file of the record. */
  readonly place: string
}

export interface Absences {
  readonly absences: readonly Absence[]
  readonly problems: readonly string[]
}

/** Reads the lists of `folder`, a subfolder of `root`. `paths` are the addresses of all pages. */
export async function readAbsences(
  root: string,
  folder: string,
  paths: ReadonlySet<string>,
): Promise<Absences> {
  const files = (await listFiles(root, folder)).filter((file) => file.endsWith('.yaml'))
  const lists = files.map((file) => parseAbsences(file, readText(root, file), paths))
  return {
    absences: lists.flatMap(({ absences }) => absences),
    problems: lists.flatMap(({ problems }) => problems),
  }
}

export function parseAbsences(file: string, text: string, paths: ReadonlySet<string>): Absences {
  const schema = record.refine(({ page }) => paths.has(page), {
    path: ['page'],
    error: ({ input }) => `no page has the address ${Object(input).page}`,
  })
  const source = new YamlSource(file, text)
  const absences = source.list(schema).map((absence) => ({ ...absence, place: file }))
  return { absences, problems: source.problems.map(formatProblem) }
}
