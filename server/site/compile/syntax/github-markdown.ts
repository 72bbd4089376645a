import type { Nodes, Root } from 'mdast'
import type { gfmFromMarkdown } from 'mdast-util-gfm'
import type { Construct, ConstructRecord, Event, Extension, TokenizeContext } from 'micromark-util-types'
import remarkGfm from 'remark-gfm'
import type { Parser, Processor } from 'unified'

type FromMarkdownExtension = ReturnType<typeof gfmFromMarkdown>[number]

/** What a source holds of what two constructs look for at every word and at every line. */
interface Holds {
  email: boolean
  /** A line that makes the one above it, which may have no bar, the head of a table of one column. */
  oneColumn: boolean
}

/** An address may even begin its host with a dot. */
const EMAIL = /[\w+.-]@[\w.-]/
const ONE_COLUMN = /^(?=.*[:|])[^\n|]*\|?[ \t]*:?-+:?[ \t]*\|?[ \t]*$/m

/**
 * GitHub's Markdown. At each word the parser tries whether it begins an email address, and at each line whether it is the
 * head of a table: both are tried only where that is possible, which takes a quarter of the time of parsing away.
 */
export function githubMarkdown(this: Processor): void {
  remarkGfm.call(this as never, { singleTilde: false })
  const holds: Holds = { email: true, oneColumn: true }
  const data = this.data() as {
    micromarkExtensions?: Extension[]
    fromMarkdownExtensions?: (FromMarkdownExtension | FromMarkdownExtension[])[]
  }
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    ...(extension.text && { text: mapConstructs(extension.text, (one) => guardEmail(one, holds)) }),
    ...(extension.flow && { flow: mapConstructs(extension.flow, (one) => guardTable(one, holds)) }),
  }))
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? []).flat().map(guardTransforms)
  const parse = this.parser as Parser
  this.parser = (document, file) => {
    holds.email = EMAIL.test(document)
    holds.oneColumn = ONE_COLUMN.test(document)
    return parse(document, file)
  }
}

function mapConstructs(
  record: ConstructRecord,
  change: (construct: Construct) => Construct,
): ConstructRecord {
  const known = new Map<Construct, Construct>()
  const changed = (one: Construct) => {
    const result = known.get(one) ?? change(one)
    known.set(one, result)
    return result
  }
  return Object.fromEntries(
    Object.entries(record).map(([code, constructs]) => [
      code,
      Array.isArray(constructs) ? constructs.map(changed) : constructs && changed(constructs),
    ]),
  )
}

function guardEmail(construct: Construct, holds: Holds): Construct {
  if (construct.name !== 'emailAutolink') return construct
  return {
    ...construct,
    previous(code) {
      return holds.email && (construct.previous?.call(this, code) ?? true)
    },
    tokenize(effects, ok, nok) {
      return holds.email ? construct.tokenize.call(this, effects, ok, nok) : nok
    },
  }
}

function guardTable(construct: Construct, holds: Holds): Construct {
  if (construct.name !== 'table') return construct
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const mayBeTable = holds.oneColumn || holdsBar(this) || followsRow(this.events)
      return mayBeTable ? construct.tokenize.call(this, effects, ok, nok) : nok
    },
  }
}

/** Whether there is a bar in what is left of the line. */
function holdsBar(context: TokenizeContext): boolean {
  const start = context.now()
  // Flow is given to its tokenizer line by line: the rest of it is the rest of the line.
  const rest = context.sliceStream({
    start,
    end: { ...start, _index: Number.POSITIVE_INFINITY, _bufferIndex: -1 },
  })
  return rest.some((chunk) => typeof chunk === 'string' && chunk.includes('|'))
}

/** A row of a table needs no bar. */
function followsRow(events: readonly Event[]): boolean {
  const last: string | undefined = events.findLast(
    ([, { type }]) => type !== 'lineEnding' && type !== 'linePrefix',
  )?.[1].type
  return last === 'tableHead' || last === 'tableRow'
}

const ADDRESS = /https?:\/\/|www\.|@/i

/** Addresses that the parser did not find are looked for in the finished tree, four times: not where there is none. */
function guardTransforms(extension: FromMarkdownExtension): FromMarkdownExtension {
  const { enter, transforms } = extension
  if (!enter || !('literalAutolink' in enter) || !transforms) return extension
  const guarded = transforms.map(
    (transform) => (tree: Root) => (holdsAddress(tree) ? transform(tree) : undefined),
  )
  return { ...extension, transforms: guarded }
}

const holdsAddress = (node: Nodes): boolean =>
  node.type === 'text' ? ADDRESS.test(node.value) : 'children' in node && node.children.some(holdsAddress)
