import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Code, Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { ChartError } from '#server/site/charts/chart-spec.ts'
import { thumbnailOf } from '#server/site/charts/thumbnail.ts'
import { DiagramError } from '#server/site/diagrams/diagram-error.ts'
import { claimAnchor, report, stateOf } from '../compile-context.ts'
import { languageOf } from '../highlight/fence-languages.ts'
import { type Fence, parseFence, setupLabel } from '../samples/fence.ts'
import { listingFigure } from '../samples/listing-figure.ts'
import { neededListings } from '../samples/needed-listings.ts'
import { resultFigure } from '../samples/result-figure.ts'
import { visit } from '../visit.ts'

/**
 * Fences become figures: highlighted listings below a header, results as tables, grammars and Mermaid as drawings. A SQL
 * fence and the result after it are one sample.
 */
export const codeBlocks = () => async (tree: Root, file: VFile) => {
  const found: { parent: Parents; node: Code }[] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent) found.push({ parent, node })
  })
  const queries = found.map(({ node }) => node).filter(({ lang }) => lang === 'sql')
  const needed = neededListings(
    queries.map(({ value, meta }) => ({ text: value, fence: parseFence('sql', meta).fence })),
  )
  for (const [at, { parent, node }] of found.entries()) {
    const { fence, unknown } = parseFence(node.lang ?? '', node.meta)
    for (const word of unknown)
      report(file, node, `"${word}" means nothing after the language of a code fence`)
    const earlier = found.slice(0, at).map((each) => each.node)
    const html = await figureOf(node, fence, earlier, needed[queries.indexOf(node)], file)
    const siblings = parent.children as RootContent[]
    const place = siblings.indexOf(node)
    const before = earlier.at(-1)
    if (node.lang === 'result' && before?.lang === 'sql' && siblings[place - 1] === before) {
      before.data = { html: h('div', { class: 'sample' }, [before.data?.html, html]) }
      siblings.splice(place, 1)
    } else node.data = { html }
  }
}

async function figureOf(
  node: Code,
  fence: Fence,
  earlier: readonly Code[],
  needed: readonly number[] | null | undefined,
  file: VFile,
): Promise<Element> {
  try {
    switch (node.lang) {
      case 'railroad':
      case 'mermaid':
        return await diagram(node, fence, file)
      case 'result':
        return result(node, fence, earlier, file)
      default:
        return await listing(node, fence, needed, file)
    }
  } catch (error) {
    if (error instanceof DiagramError) reportInside(file, node, error)
    else if (error instanceof ChartError) report(file, node, `the result: ${error.message}`)
    else throw error
    return h('figure')
  }
}

/** `needed` has the places of the page's SQL listings that a query needs first; null for what is not to be run. */
async function listing(
  node: Code,
  fence: Fence,
  needed: readonly number[] | null | undefined,
  file: VFile,
): Promise<Element> {
  if (!node.lang) report(file, node, 'a code fence names no language', 'Write ```text for plain text.')
  else if (!languageOf(node.lang))
    report(file, node, `no highlighter knows the fence language "${node.lang}"`)
  const figure = await listingFigure(node.value, fence, stateOf(file).highlighter)
  // A setup is run with the queries that need it. What differs between listings comes first: that compresses best.
  if (needed && !fence.setup) figure.properties = { dataRun: needed.join(' '), ...figure.properties }
  return fence.setup ? h('details', { class: 'setup' }, [h('summary', setupLabel(fence)), figure]) : figure
}

/** A result as a table, and as a chart of it and the rows that the statements before it inserted. */
function result(node: Code, fence: Fence, earlier: readonly Code[], file: VFile): Element {
  const sql = earlier.flatMap(({ lang, value }) => (lang === 'sql' ? [value] : [])).join(';\n')
  const figure = resultFigure(node.value, fence, sql, `view-${earlier.length}`)
  file.data.picture ??= thumbnailOf(figure)
  return figure
}

/** A grammar as railroad diagrams, a Mermaid diagram by its drawing. The code that draws loads when a page needs it. */
async function diagram(node: Code, { title }: Fence, file: VFile): Promise<Element> {
  const { anchors, readInclude } = stateOf(file)
  if (node.lang === 'mermaid') {
    const { drawingFile, mermaidFigure } = await import('#server/site/diagrams/mermaid-figure.ts')
    return mermaidFigure(await readInclude(drawingFile(node.value, title)), title)
  }
  const { railroadFigure } = await import('#server/site/diagrams/railroad/railroad-figure.ts')
  const { figure, ids } = railroadFigure(node.value, title, (id) => anchors.has(id))
  for (const id of ids) claimAnchor(file, node, id)
  return figure
}

/** A problem at a place within a fence, as the place in the file. */
function reportInside(file: VFile, node: Code, { message, line, column }: DiagramError): void {
  const start = node.position?.start
  const place = start && { line: start.line + line, column: start.column - 1 + column }
  const position = place && { position: { start: place, end: place } }
  report(file, { ...node, ...position }, `the ${node.lang} fence: ${message}`)
}
