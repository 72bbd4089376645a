import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Code, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { VFileMessage } from 'vfile-message'
import { ChartError } from '#server/site/charts/chart-spec.ts'
import { thumbnailOf } from '#server/site/charts/thumbnail.ts'
import { claimAnchor, report, stateOf, within } from '../compile-context.ts'
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
  const found: { siblings: RootContent[]; node: Code }[] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent) found.push({ siblings: parent.children, node })
  })
  const { highlighter, readInclude } = stateOf(file)
  const queries = found.map(({ node }) => node).filter(({ lang }) => lang === 'sql')
  /** For each query the places of the listings that it needs first; null for what is not to be run. */
  const needed = neededListings(
    queries.map(({ value, meta }) => ({ text: value, fence: parseFence('sql', meta).fence })),
  )
  for (const [at, { siblings, node }] of found.entries()) {
    const { fence, unknown } = parseFence(node.lang ?? '', node.meta)
    for (const word of unknown)
      report(file, node, `"${word}" means nothing after the language of a code fence`)
    const earlier = found.slice(0, at).map((each) => each.node)
    const html = await figureOf(node, fence, earlier).catch((error) => {
      if (error instanceof VFileMessage) {
        const place = within(node, error.line ?? 0, (error.column ?? 1) - 1)
        report(file, place, `the ${node.lang} fence: ${error.message}`)
      } else if (error instanceof ChartError) report(file, node, `the result: ${error.message}`)
      else throw error
      return h('figure')
    })
    const place = siblings.indexOf(node)
    const before = earlier.at(-1)
    if (node.lang === 'result' && before?.lang === 'sql' && siblings[place - 1] === before) {
      before.data = { html: h('div', { class: 'sample' }, [before.data?.html, html]) }
      siblings.splice(place, 1)
    } else node.data = { html }
  }

  async function figureOf(node: Code, fence: Fence, earlier: readonly Code[]): Promise<Element> {
    const { lang, value } = node
    if (lang === 'mermaid') {
      // The code that draws loads when a page needs it.
      const { drawingFile, mermaidFigure } = await import('#server/site/diagrams/mermaid-figure.ts')
      return mermaidFigure(await readInclude(drawingFile(value, fence.title)), fence.title)
    }
    if (lang === 'railroad') {
      const { railroadFigure } = await import('#server/site/diagrams/railroad/railroad-figure.ts')
      return railroadFigure(value, fence.title, (id) => claimAnchor(file, node, id))
    }
    if (lang === 'result') {
      // A chart shows the rows that the statements before it inserted, too.
      const sql = earlier.filter((each) => each.lang === 'sql').map((each) => each.value)
      const figure = resultFigure(value, fence, sql.join(';\n'), `view-${earlier.length}`)
      file.data.picture ??= thumbnailOf(figure)
      return figure
    }
    if (!lang) report(file, node, 'a code fence names no language', 'Write ```text for plain text.')
    else if (!languageOf(lang)) report(file, node, `no highlighter knows the fence language "${lang}"`)
    const figure = await listingFigure(value, fence, highlighter)
    if (fence.setup) return h('details', { class: 'setup' }, [h('summary', setupLabel(fence)), figure])
    // A setup is run with the queries that need it. What differs between listings comes first: that compresses best.
    const first = needed[queries.indexOf(node)]
    if (first) figure.properties = { dataRun: first.join(' '), ...figure.properties }
    return figure
  }
}
