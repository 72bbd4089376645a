import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Code, Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { ChartError } from '#server/site/charts/chart-spec.ts'
import { thumbnailOf } from '#server/site/charts/thumbnail.ts'
import { asHast } from '../as-hast.ts'
import { report, stateOf } from '../compile-context.ts'
import { type Highlighter, resolveLanguage } from '../highlight/highlighter.ts'
import { languageName } from '../highlight/language-name.ts'
import type { Token } from '../highlight/token.ts'
import { demoUrl } from '../samples/demo-url.ts'
import { type Fence, parseFence, setupLabel } from '../samples/fence.ts'
import { neededListings } from '../samples/needed-listings.ts'
import { resultFigure } from '../samples/result-figure.ts'
import { visit } from '../visit.ts'

/**
 * Fences become finished HTML: highlighted listings below a header, results as tables. A SQL fence and the result after
 * it are one sample; a setup is behind a disclosure.
 */
export const codeBlocks = () => async (tree: Root, file: VFile) => {
  const found: { parent: Parents; node: Code }[] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent) found.push({ parent, node })
  })
  const needed = neededBy(found.map(({ node }) => node).filter(isSql))
  for (const { parent, node } of found) {
    const children = parent.children as RootContent[]
    const at = children.indexOf(node)
    // A result is taken with the statement before it.
    if (at < 0) continue
    const parts = [
      node.lang === 'result' ? drawnResult(node, file, found) : await figureOf(node, file, needed.get(node)),
    ]
    const next = children[at + 1]
    if (isSql(node) && next?.type === 'code' && next.lang === 'result') {
      parts.push(drawnResult(next, file, found))
      children.splice(at + 1, 1)
    }
    children[at] = asHast(
      parts.length === 1 && parts[0] ? parts[0] : h('div', { class: 'sample' }, parts),
      node,
    )
  }
}

const neededBy = (listings: readonly Code[]): Map<Code, readonly number[] | null | undefined> => {
  const needed = neededListings(
    listings.map(({ value, meta }) => ({ text: value, fence: parseFence('sql', meta).fence })),
  )
  return new Map(listings.map((node, at) => [node, needed[at]]))
}

/** The language of SQL fences stays on the replaced node, so that a result behind it still knows its place. */
const isSql = (node: RootContent | undefined): boolean => node?.type === 'code' && node.lang === 'sql'

/** `needed` has the places of the page's SQL listings that a query needs first; null for what is not to be run. */
async function figureOf(node: Code, file: VFile, needed?: readonly number[] | null): Promise<Element> {
  const { fence, unknown } = parseFence(node.lang ?? '', node.meta)
  if (!node.lang) report(file, node, 'a code fence names no language', 'Write ```text for plain text.')
  else if (resolveLanguage(node.lang) === null)
    report(file, node, `no highlighter knows the fence language "${node.lang}"`)
  for (const word of unknown) report(file, node, `"${word}" means nothing behind a code fence`)
  const figure = await listing(node.value, fence, stateOf(file).highlighter)
  // A setup is run with the queries that need it. What differs between listings comes first: that compresses best.
  if (needed && !fence.setup) figure.properties = { dataRun: needed.join(' '), ...figure.properties }
  return fence.setup ? h('details', { class: 'setup' }, [h('summary', setupLabel(fence)), figure]) : figure
}

async function listing(value: string, fence: Fence, highlighter: Highlighter): Promise<Element> {
  const prompts = ['bash', 'sh', 'shell', 'console'].includes(fence.language)
  const tokens = await highlighter.tokenize(fence.diff ? withoutMarks(value) : value, fence.language)
  const source = value.split('\n')
  const perLine = fence.diff || fence.marked.size > 0
  const lines = tokens.map((line, index): ElementContent[] => {
    const children = lineContent(line, prompts)
    if (!perLine) return children
    const mark = fence.diff
      ? { '+': 'ins', '-': 'del' }[source[index]?.[0] ?? '']
      : fence.marked.has(index + 1)
        ? 'mark'
        : undefined
    return [h('span', { class: mark ? `line ${mark}` : 'line' }, children)]
  })
  const code = h(
    'code',
    lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'text' as const, value: '\n' }, ...line])),
  )
  const scrolls = !fence.wrap && source.some((line) => line.length > NARROW)
  const isLong = lines.length > LONG
  const className = ['code', ...(fence.wrap ? ['wrap'] : []), ...(isLong ? ['long'] : [])].join(' ')
  return h('figure', { class: className, dataLang: fence.language }, [
    h('figcaption', [
      // A title may have to be cut; the name of a language never is.
      fence.title && !fence.setup ? h('span', fence.title) : languageName(fence.language),
      ...(fence.demo
        ? [h('a', { class: 'demo', href: demoUrl(value), dataShort: 'Demo' }, 'Open in the demo')]
        : []),
      h('code-tools'),
    ]),
    h('pre', { ...(lines.length > 1 && { dataLines: lines.length }), ...(scrolls && { tabIndex: 0 }) }, [
      code,
    ]),
    // Open, it shows the lines before it.
    ...(isLong ? [h('details', [h('summary', `All ${lines.length} lines`)])] : []),
    ...(fence.fails ? [h('p', { class: 'fails' }, ['Fails with ', h('code', fence.fails)])] : []),
  ])
}

/** A diff without its first column, which is two characters wide where every line has a space in the second. */
function withoutMarks(diff: string): string {
  const wide = diff.split('\n').every((line) => /^(?:[+ -] |[+ -]?$)/.test(line))
  return diff.replace(wide ? /^[+ -] ?/gm : /^[+ -]/gm, '')
}

/** More lines are folded (styles/code.css shows 40), so that what is below a program is within reach. */
const LONG = 48

/** Characters that fit without scrolling at 320 pixels; a listing that scrolls must be reachable by keyboard. */
const NARROW = 31

function lineContent(line: readonly Token[], prompts: boolean): ElementContent[] {
  return line.flatMap(({ text, className }, index): ElementContent[] => {
    const prompt = prompts && index === 0 ? /^[$#>] /.exec(text)?.[0] : undefined
    const rest = prompt ? text.slice(prompt.length) : text
    const node: ElementContent = className
      ? h('span', { class: className }, rest)
      : { type: 'text', value: rest }
    return prompt ? [h('span', { class: 'prompt' }, prompt), node] : [node]
  })
}

/** A result as a table, and as a chart of it and the rows that the statements before it inserted. */
function drawnResult(node: Code, file: VFile, found: readonly { readonly node: Code }[]): Element {
  const { fence, unknown } = parseFence('result', node.meta)
  for (const word of unknown) report(file, node, `"${word}" means nothing behind a code fence`)
  const before = found.slice(
    0,
    found.findIndex((other) => other.node === node),
  )
  const sql = before.flatMap(({ node: { lang, value } }) => (lang === 'sql' ? [value] : [])).join(';\n')
  try {
    const figure = resultFigure(node.value, fence, sql, `view-${before.length}`)
    file.data.picture ??= thumbnailOf(figure)
    return figure
  } catch (error) {
    if (!(error instanceof ChartError)) throw error
    report(file, node, `the result: ${error.message}`)
    return h('figure')
  }
}
