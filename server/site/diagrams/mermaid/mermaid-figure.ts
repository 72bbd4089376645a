import type { Element } from 'hast'
import { h, s } from 'hastscript'
import { DiagramError } from '../diagram-error.ts'
import { drawGraph } from './draw-graph.ts'
import { drawSequence } from './draw-sequence.ts'
import type { Drawing } from './drawing.ts'
import { type DiagramSource, readSource } from './lines.ts'
import { parseFlowchart } from './parse-flowchart.ts'
import { parseSequence } from './parse-sequence.ts'
import { parseStateDiagram } from './parse-state-diagram.ts'

const KINDS: Readonly<Record<string, (source: DiagramSource) => Drawing>> = {
  flowchart: (source) => drawGraph(parseFlowchart(source)),
  graph: (source) => drawGraph(parseFlowchart(source)),
  'stateDiagram-v2': (source) => drawGraph(parseStateDiagram(source)),
  stateDiagram: (source) => drawGraph(parseStateDiagram(source)),
  sequenceDiagram: (source) => drawSequence(parseSequence(source)),
}

/** A Mermaid diagram as SVG, with its words as a text alternative. Throws DiagramError. */
export function mermaidFigure(source: string, fenceTitle: string | undefined): Element {
  const diagram = readSource(source)
  const draw = Object.hasOwn(KINDS, diagram.kind) ? KINDS[diagram.kind] : undefined
  if (!draw)
    throw new DiagramError(
      `no diagrams of the kind "${diagram.kind}" are drawn, only ${Object.keys(KINDS).join(', ')}`,
      { line: 1, column: 1 },
    )
  const { width, height, shapes } = draw(diagram)
  if (shapes.length === 0) throw new DiagramError('the diagram shows nothing', { line: 1, column: 1 })
  const size = [Math.ceil(width), Math.ceil(height)] as const
  const label = spoken(diagram, fenceTitle)
  const svg = s(
    'svg',
    { width: size[0], height: size[1], viewBox: `0 0 ${size.join(' ')}`, role: 'img', ariaLabel: label },
    [...shapes],
  )
  const scrolls = size[0] > NARROW ? { tabIndex: 0, role: 'group', ariaLabel: 'Diagram' } : {}
  return h('figure', { class: 'mermaid' }, [
    h('div', { class: 'scroll', ...scrolls }, [svg]),
    ...(fenceTitle ? [h('figcaption', fenceTitle)] : []),
  ])
}

/** The width of the article's box at 390 pixels. */
const NARROW = 320

function spoken({ title, description }: DiagramSource, fenceTitle: string | undefined): string {
  if (!fenceTitle && (!title || !description))
    throw new DiagramError(
      'the diagram has no text alternative: add accTitle: and accDescr: lines, or title="..." after the fence',
      { line: 1, column: 1 },
    )
  return [title ?? fenceTitle, description].filter(Boolean).join('. ')
}
