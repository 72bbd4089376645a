import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import { z } from 'zod'
import { ContentErrors, type ContentProblem } from '../content-error.ts'

/** A file of YAML, of which JSON is a part. It collects the problems of its data, each with its line. */
export class YamlSource {
  readonly file: string
  readonly document: Document
  readonly problems: ContentProblem[] = []
  readonly #lineAt: (offset: number) => number
  /** Undefined if the syntax is wrong: nothing else is checked then. */
  readonly #data: unknown

  /** Parses YAML that begins after `linesAbove` lines of its file. */
  constructor(file: string, yaml: string, linesAbove = 0) {
    const lines = new LineCounter()
    this.file = file
    this.document = parseDocument(yaml, { lineCounter: lines })
    this.#lineAt = (offset) => linesAbove + lines.linePos(offset).line
    for (const { message, pos } of [...this.document.errors, ...this.document.warnings])
      this.#add(pos[0], message.split('\n')[0] ?? 'invalid YAML')
    if (this.problems.length > 0) return
    try {
      this.#data = this.document.toJS()
    } catch (error) {
      this.#add(lastAlias(this.document), (error as Error).message, 'Write out what the aliases stand for.')
    }
  }

  /** The data in the form of a schema; null if it has another form. */
  parse<Schema extends z.ZodType>(schema: Schema, remedy?: string): z.output<Schema> | null {
    return this.#data === undefined ? null : this.#check(schema, this.#data, [], remedy)
  }

  /** Data that nothing works without. Throws ContentErrors. */
  need<Schema extends z.ZodType>(schema: Schema): z.output<Schema> {
    const data = this.parse(schema)
    if (data === null) throw new ContentErrors(this.problems)
    return data
  }

  /** The valid records of a list; no two may have the same value of `key`. An empty file is an empty list. */
  list<Schema extends z.ZodType<object>>(schema: Schema, key?: keyof z.output<Schema> & string) {
    const seen = new Set<unknown>()
    return (this.parse(z.array(z.unknown(), 'it is not a list').nullable()) ?? []).flatMap(
      (record, index) => {
        const value = this.#check(schema, record, [index])
        if (value && key && seen.size === seen.add(value[key]).size)
          this.report([index], `the ${key} ${value[key]} is there twice`)
        return value ?? []
      },
    )
  }

  #check<Schema extends z.ZodType>(
    schema: Schema,
    value: unknown,
    path: readonly PropertyKey[],
    remedy?: string,
  ): z.output<Schema> | null {
    const { data, error } = schema.safeParse(value)
    for (const issue of error?.issues ?? []) {
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      const name = issue.path.length > 0 ? `"${issue.path.join('.')}"` : 'the record'
      const message = value === null ? 'the record is missing' : `${name}: ${issue.message}`
      this.report([...path, ...issue.path, ...keys], message, remedy)
    }
    return data ?? null
  }

  /** Notes a problem at the deepest existing part of a path. */
  report(path: readonly PropertyKey[], message: string, remedy?: string): void {
    this.#add(offsetOf(this.document, path), message, remedy)
  }

  lineOf(path: readonly PropertyKey[]): number {
    return this.#lineAt(offsetOf(this.document, path))
  }

  #add(offset: number, message: string, remedy?: string): void {
    this.problems.push({ file: this.file, line: this.#lineAt(offset), message, ...(remedy && { remedy }) })
  }
}

/** The offset of a node (of a mapping's entry its key), else of the nearest node above it. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  const [above, key] = [path.slice(0, -1), path.at(-1)]
  if (key === undefined) return document.contents?.range?.[0] ?? 0
  const parent = document.getIn(above, true)
  const node = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))?.key
    : isSeq(parent) && parent.items[Number(key)]
  return isNode(node) ? (node.range?.[0] ?? 0) : offsetOf(document, above)
}

/** The alias at which copies of copies are too many; the library names no place. */
function lastAlias(document: Document): number {
  let last = 0
  visit(document, {
    Alias(_key, { range }) {
      last = range?.[0] ?? 0
    },
  })
  return last
}
