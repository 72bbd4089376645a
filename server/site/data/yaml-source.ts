import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import type { ContentProblem } from '../content-error.ts'

/** YAML of the content folder, with the position of every node. */
export interface YamlSource {
  readonly contents: Document['contents']
  /** The plain data; null if the file is empty or cannot be parsed. */
  readonly data: unknown
  /** Syntax errors; if there are any, nothing else is checked. */
  readonly syntax: readonly ContentProblem[]
  /** A problem at a node, or at the file as a whole. */
  readonly problemAt: (node: unknown, message: string, remedy?: string) => ContentProblem
  /** A problem at the deepest existing part of a path. */
  readonly problemIn: (path: readonly PropertyKey[], message: string, remedy?: string) => ContentProblem
  /** Every string that is a value, with its line and the top-level key that it is below. */
  readonly strings: () => { readonly value: string; readonly line: number; readonly key: string }[]
  /** The validated data of a node, or its problems, which are those of the syntax if there are any. */
  readonly parse: <Schema extends z.ZodType>(
    schema: Schema,
    at?: { readonly path?: readonly PropertyKey[]; readonly remedy?: string },
  ) => { value: z.output<Schema> } | { problems: ContentProblem[] }
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
  let data: unknown = null
  try {
    if (syntax.length === 0) data = document.toJS()
  } catch (error) {
    syntax.push(
      problemAt(lastAlias(document), (error as Error).message, 'Write out what the aliases stand for.'),
    )
  }
  return {
    contents: document.contents,
    data,
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
      if (syntax.length > 0) return { problems: syntax }
      const node = path.length === 0 ? document.contents : document.getIn(path, true)
      const result = schema.safeParse(isNode(node) ? node.toJS(document) : node)
      if (result.success) return { value: result.data }
      const problems = result.error.issues.map((issue) => {
        const below = [...path, ...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])]
        const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'the record'
        return problemIn(below, `${name}: ${issue.message}`, remedy)
      })
      return { problems }
    },
  }
}

/** The node at a path (for a mapping entry its key), else the nearest node above it. */
function deepest(document: Document, path: readonly PropertyKey[]): unknown {
  let node: unknown = document.contents
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined
    const next = pair ? pair.key : childOf(node, key)
    if (!isNode(next)) return node
    if (!pair) node = next
    else if (isNode(pair.value) && key !== path.at(-1)) node = pair.value
    else return next
  }
  return node
}

const childOf = (node: unknown, key: PropertyKey): unknown =>
  typeof node === 'object' && node !== null && 'items' in node
    ? (node.items as unknown[])[Number(key)]
    : undefined

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
