import { isNode, isSeq, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { ContentProblem } from './content-error.ts'

export interface DataList<Item> {
  readonly items: readonly Item[]
  readonly problems: readonly ContentProblem[]
}

/** A YAML file that is a list of records of one form; each that has another form is a problem with its line. */
export function parseDataList<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): DataList<z.output<Schema>> {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const [syntax] = document.errors
  if (syntax) {
    const problem = {
      file,
      line: syntax.linePos?.[0].line ?? 1,
      message: syntax.message.split('\n')[0] ?? 'invalid YAML',
    }
    return { items: [], problems: [problem] }
  }
  if (document.contents === null) return { items: [], problems: [] }
  if (!isSeq(document.contents))
    return { items: [], problems: [{ file, line: 1, message: 'the file is no list' }] }
  const items: z.output<Schema>[] = []
  const problems: ContentProblem[] = []
  for (const node of document.contents.items) {
    const result = schema.safeParse(isNode(node) ? node.toJS(document) : node)
    if (result.success) {
      items.push(result.data)
      continue
    }
    const offset = isNode(node) ? node.range?.[0] : undefined
    const place = offset === undefined ? {} : { line: lines.linePos(offset).line }
    for (const { path, message } of result.error.issues)
      problems.push({ file, ...place, message: `${path.join('.') || 'the record'}: ${message}` })
  }
  return { items, problems }
}
