import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import type { ContentProblem } from '../content-error.ts'
import type { DataFile, Parsed } from './data-files.ts'

/** YAML of the content folder, with the position of every node. */
export interface YamlSource {
  readonly contents: Document['contents']
  /** Syntax errors; if there are any, nothing else is checked. */
  readonly syntax: readonly ContentProblem[]
  /** A problem at a node, or at the file as a whole. */
  readonly problemAt: (node: unknown, message: string, remedy?: string) => ContentProblem
  /** A problem at the deepest existing part of a path. */
  readonly problemIn: (path: readonly PropertyKey[], message: string, remedy?: string) => ContentProblem
  /** Every string that is a value, with its line and the top-level key that it is below. */
  readonly strings: () => { readonly value: string; readonly line: number; readonly key: string }[]
  /** The validated data of a node; null with its problems, which are those of the syntax if there are any. */
  readonly parse: <Schema extends z.ZodType>(
    schema: Schema,
    at?: { readonly path?: readonly PropertyKey[]; readonly remedy?: string },
  ) => Parsed<z.output<Schema> | null>
}

/** Parses YAML that begins after `linesAbove` lines of its file. */
export function readYaml(file: string, yaml: string, linesAbove = 0): YamlSource {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  const problemAt: YamlSource['problemAt'] = (node, message, remedy) => ({
    file,
    line: linesAbove + lines.linePos((node as Node | null)?.range?.[0] ?? 0).line,
    message,
    ...(remedy && { remedy }),
  })
  const problemIn: YamlSource['problemIn'] = (path, message, remedy) =>
    problemAt(deepest(document, path), message, remedy)
  const syntax: ContentProblem[] = [...document.errors, ...document.warnings].map(
    ({ message, pos: [at] }) => ({
      file,
      line: linesAbove + lines.linePos(at).line,
      message: message.split('\n')[0] ?? 'invalid YAML',
    }),
  )
  try {
    if (syntax.length === 0) document.toJS()
  } catch (error) {
    syntax.push(
      problemAt(lastAlias(document), (error as Error).message, 'Write out what the aliases stand for.'),
    )
  }
  return {
    contents: document.contents,
    syntax,
    problemAt,
    problemIn,
    strings() {
      const found: { value: string; line: number; key: string }[] = []
      visit(document, {
        Scalar(key, node, [, , above]) {
          if (key !== 'key' && typeof node.value === 'string')
            found.push({
              value: node.value,
              line: problemAt(node, '').line ?? 1,
              key: isPair(above) ? String(above.key) : '',
            })
        },
      })
      return found
    },
    parse(schema, { path = [], remedy } = {}) {
      if (syntax.length > 0) return { value: null, problems: syntax }
      const node = path.length === 0 ? document.contents : document.getIn(path, true)
      const result = schema.safeParse(isNode(node) ? node.toJS(document) : node)
      if (result.success) return { value: result.data, problems: [] }
      const problems = result.error.issues.map((issue) => {
        const below = [...path, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
        const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'the record'
        return problemIn(below, `${name}: ${issue.message}`, remedy)
      })
      return { value: null, problems }
    },
  }
}

/**
 * Parses a YAML file that is a list of records with one schema; each invalid record is a problem with its line. No two
 * records may have the same value of `key`.
 */
export function parseDataList<Schema extends z.ZodType<object>>(
  { file, text }: DataFile,
  schema: Schema,
  key?: keyof z.output<Schema> & string,
): Parsed<z.output<Schema>[]> {
  const source = readYaml(file, text)
  const { contents } = source
  if (source.syntax.length > 0) return { value: [], problems: source.syntax }
  if (contents === null) return { value: [], problems: [] }
  if (!isSeq(contents)) return { value: [], problems: [source.problemAt(contents, 'the file is not a list')] }
  const seen = new Set<unknown>()
  const records = contents.items.map((node, index) => {
    const { value, problems } = source.parse(schema, { path: [index] })
    const isRepeated = key && value && seen.size === seen.add(value[key]).size
    const repeated = isRepeated ? [source.problemAt(node, `the ${key} ${value[key]} is there twice`)] : []
    return { value, problems: [...problems, ...repeated] }
  })
  return {
    value: records.flatMap(({ value }) => (value === null ? [] : [value])),
    problems: records.flatMap(({ problems }) => problems),
  }
}

/** The node at a path (for a mapping entry its key), else the nearest node above it. */
function deepest(document: Document, path: readonly PropertyKey[]): unknown {
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  if (key === undefined) return document.contents
  const parent = document.getIn(above, true)
  const node = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))?.key
    : isSeq(parent) && parent.items[Number(key)]
  return isNode(node) ? node : deepest(document, above)
}

/** The alias at which copies of copies are too many; the library names no place. */
function lastAlias(document: Document): unknown {
  let last: unknown = null
  visit(document, {
    Alias(_key, node) {
      last = node
    },
  })
  return last
}
