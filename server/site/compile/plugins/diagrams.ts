import type { Element } from 'hast'
import type { Code, Parents, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { DiagramError } from '#server/site/diagrams/diagram-error.ts'
import { asHast } from '../as-hast.ts'
import { claimAnchor, report, stateOf } from '../compile-context.ts'
import { parseFence } from '../samples/fence.ts'
import { visit } from '../visit.ts'

/** Fences that are drawn: a grammar as railroad diagrams, a Mermaid diagram by its drawing. What draws loads when a page needs it. */
export const diagrams = () => async (tree: Root, file: VFile) => {
  const found: { parent: Parents; node: Code }[] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent && (node.lang === 'railroad' || node.lang === 'mermaid')) found.push({ parent, node })
  })
  for (const { parent, node } of found) {
    const children = parent.children as RootContent[]
    const figure = await draw(node, file)
    if (figure) children[children.indexOf(node)] = asHast(figure, node)
  }
}

async function draw(node: Code, file: VFile): Promise<Element | null> {
  const { fence, unknown } = parseFence(node.lang ?? '', node.meta)
  for (const word of unknown) report(file, node, `"${word}" means nothing behind a code fence`)
  try {
    if (node.lang === 'mermaid') {
      const { drawingFile, mermaidFigure } = await import('#server/site/diagrams/mermaid-figure.ts')
      return mermaidFigure(await stateOf(file).readInclude(drawingFile(node.value, fence.title)), fence.title)
    }
    const { railroadFigure } = await import('#server/site/diagrams/railroad/railroad-figure.ts')
    const { anchors } = stateOf(file)
    const { figure, ids } = railroadFigure(node.value, fence.title, (id) => anchors.has(id))
    for (const id of ids) claimAnchor(file, node, id)
    return figure
  } catch (error) {
    if (!(error instanceof DiagramError)) throw error
    reportInside(file, node, error)
    return null
  }
}

/** A problem at a place within a fence, as the place in the file. */
function reportInside(file: VFile, node: Code, { message, line, column }: DiagramError): void {
  const start = node.position?.start
  const place = start && { line: start.line + line, column: start.column - 1 + column }
  const position = place && { start: place, end: place }
  report(
    file,
    { type: node.type, ...(position ? { position } : {}), ...(node.data ? { data: node.data } : {}) },
    `the ${node.lang} fence: ${message}`,
  )
}
