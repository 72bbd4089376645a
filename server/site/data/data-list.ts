import { isSeq } from 'yaml'
import type { z } from 'zod'
import type { ContentProblem } from '../content-error.ts'
import { readYaml } from './yaml-source.ts'

export interface DataList<Item> {
  readonly items: readonly Item[]
  readonly problems: readonly ContentProblem[]
}

/** Parses a YAML file that is a list of records with one schema; each invalid record is a problem with its line. */
export function parseDataList<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): DataList<z.output<Schema>> {
  const source = readYaml(file, yaml)
  if (source.syntax.length > 0) return { items: [], problems: source.syntax }
  if (source.contents === null) return { items: [], problems: [] }
  if (!isSeq(source.contents))
    return { items: [], problems: [source.problemAt(source.contents, 'the file is not a list')] }
  const items: z.output<Schema>[] = []
  const problems: ContentProblem[] = []
  for (const index of source.contents.items.keys()) {
    const result = source.parse(schema, { path: [index] })
    if ('value' in result) items.push(result.value)
    else problems.push(...result.problems)
  }
  return { items, problems }
}
