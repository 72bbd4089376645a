import { isSeq } from 'yaml'
import { z } from 'zod'
import { type ContentProblem, formatProblem } from '#server/site/content-error.ts'
import { readYaml } from '#server/site/data/yaml-source.ts'
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

const schema = z
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
export type Absence = z.infer<typeof schema> & {
  /** File and line of the record. */
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
  const lists = await Promise.all(
    files.map(async (file) => parseAbsences(file, await readText(root, file), paths)),
  )
  return {
    absences: lists.flatMap(({ absences }) => absences),
    problems: lists.flatMap(({ problems }) => problems),
  }
}

export function parseAbsences(file: string, yaml: string, paths: ReadonlySet<string>): Absences {
  const source = readYaml(file, yaml)
  if (source.syntax.length > 0) return { absences: [], problems: source.syntax.map(formatProblem) }
  if (!isSeq(source.contents))
    return { absences: [], problems: [formatProblem({ file, message: 'the file is not a list' })] }
  const absences: Absence[] = []
  const problems: ContentProblem[] = []
  for (const index of source.contents.items.keys()) {
    const { value, problems: faults } = source.parse(schema, { path: [index] })
    problems.push(...faults)
    if (!value) continue
    const { line } = source.problemIn([index], '')
    if (paths.has(value.page)) absences.push({ ...value, place: `${file}:${line}` })
    else problems.push(source.problemIn([index, 'page'], `no page has the address ${value.page}`))
  }
  return { absences, problems: problems.map(formatProblem) }
}
