import { graphlib, layout } from '@dagrejs/dagre'
import type { Element } from 'hast'
import { s } from 'hastscript'
import {
  curve,
  type Drawing,
  head,
  LINE,
  type Point,
  rectangle,
  short,
  text,
  textHeight,
  textWidth,
} from './drawing.ts'
import type { Graph, GraphEdge, GraphNode } from './graph.ts'

interface Placed extends Point {
  readonly width: number
  readonly height: number
}

type MutablePoint = { -readonly [axis in keyof Point]: Point[axis] }

/** Space beside lines, so that their width is not cut off. */
const MARGIN = 2

/** Lays a graph out in layers and draws it. */
export function drawGraph(graph: Graph): Drawing {
  const plan = planOf(graph)
  layout(plan)
  const { width, height } = intoView(plan)
  const placeOf = (id: string) => plan.node(id) as Placed
  const frames = [...graph.groups.keys()].map((id) => groupFrame(placeOf(id)))
  const labels = [...graph.groups].flatMap(([id, { label }]) => groupLabel(placeOf(id), label))
  const nodes = [...graph.nodes].flatMap(([id, node]) => drawNode(placeOf(id), node))
  return { width, height, shapes: [...frames, ...drawEdges(graph, plan), ...labels, ...nodes] }
}

function planOf({ direction, nodes, edges, groups }: Graph) {
  const plan = new graphlib.Graph({ compound: true, multigraph: true })
  plan.setGraph({ rankdir: direction, nodesep: 36, ranksep: 44, marginx: MARGIN, marginy: 12 })
  plan.setDefaultEdgeLabel(() => ({}))
  for (const [id, { group, label }] of groups) {
    plan.setNode(id, { width: textWidth([label]), height: LINE })
    if (group !== null) plan.setParent(id, group)
  }
  for (const [id, node] of nodes) {
    plan.setNode(id, sizeOf(node))
    if (node.group !== null) plan.setParent(id, node.group)
  }
  edges.forEach(({ from, to, lines }, index) => {
    const label =
      lines.length > 0 ? { width: textWidth(lines) + 12, height: textHeight(lines) + 4, labelpos: 'c' } : {}
    plan.setEdge(from, to, label, String(index))
  })
  return plan
}

/**
 * Moves the drawing into view. The layout measures only nodes: edges around them, as in a cycle, may be left of 0 or
 * beyond its width.
 */
function intoView(plan: ReturnType<typeof planOf>): { width: number; height: number } {
  const graph = plan.graph() as { width?: number; height?: number }
  const edges = plan.edges().map((edge) => plan.edge(edge) as { points: Point[]; x?: number; y?: number })
  const points = edges.flatMap((edge) => edge.points)
  const [right, down] = (['x', 'y'] as const).map((axis) =>
    Math.max(0, ...points.map((point) => MARGIN - point[axis])),
  ) as [number, number]
  for (const id of plan.nodes()) shift(plan.node(id) as MutablePoint)
  for (const edge of edges) {
    edge.points.forEach(shift)
    if (edge.x !== undefined) shift(edge as MutablePoint)
  }
  return {
    width: Math.max((graph.width ?? 0) + right, ...points.map(({ x }) => x + MARGIN)),
    height: Math.max((graph.height ?? 0) + down, ...points.map(({ y }) => y + MARGIN)),
  }

  function shift(point: MutablePoint): void {
    point.x += right
    point.y += down
  }
}

function sizeOf({ lines, shape }: GraphNode): { width: number; height: number } {
  const [width, height] = [textWidth(lines), textHeight(lines)]
  if (shape === 'start' || shape === 'end') return { width: 18, height: 18 }
  if (shape === 'diamond') return { width: width * 1.3 + 44, height: height * 1.6 + 26 }
  if (shape === 'circle') return { width: Math.max(width, height) + 24, height: Math.max(width, height) + 24 }
  return { width: width + 30, height: height + (shape === 'database' ? 34 : 20) }
}

const groupFrame = ({ x, y, width, height }: Placed): Element =>
  rectangle({ x: x - width / 2, y: y - height / 2, width, height }, 'group', 8)

/** The label is on its group's frame, and above the edges that cross it. */
function groupLabel({ x, y, width, height }: Placed, label: string): Element[] {
  const place = { x: x - width / 2 + 12, y: y - height / 2 }
  return [
    rectangle({ x: place.x - 4, y: place.y - 9, width: textWidth([label]) + 8, height: LINE }, 'veil', 0),
    ...text([label], place, 'label from'),
  ]
}

function drawNode({ x, y, width, height }: Placed, { lines, shape }: GraphNode): Element[] {
  const [left, top] = [x - width / 2, y - height / 2]
  const label = text(lines, { x, y: shape === 'database' ? y + 5 : y })
  switch (shape) {
    case 'start':
      return [circle({ x, y }, 7, 'dot')]
    case 'end':
      return [circle({ x, y }, 8, 'node'), circle({ x, y }, 4.5, 'dot')]
    case 'circle':
      return [circle({ x, y }, width / 2, 'node'), ...label]
    case 'diamond':
      return [
        shapePath(
          `M${short(x)} ${short(top)}l${short(width / 2)} ${short(height / 2)}-${short(width / 2)} ${short(height / 2)}-${short(width / 2)}-${short(height / 2)}z`,
        ),
        ...label,
      ]
    case 'database':
      return [shapePath(cylinder(left, top, width, height)), ...label]
    default:
      return [rectangle({ x: left, y: top, width, height }, 'node', shape === 'round' ? 14 : 4), ...label]
  }
}

const shapePath = (d: string): Element => s('path', { class: 'node', d })

const circle = ({ x, y }: Point, radius: number, className: string): Element =>
  s('circle', { class: className, cx: short(x), cy: short(y), r: short(radius) })

function cylinder(left: number, top: number, width: number, height: number): string {
  const [x, y, bend, side] = [short(left), short(top + 7), `${short(width / 2)} 7 0 0`, short(height - 14)]
  const w = short(width)
  return `M${x} ${y}a${bend} 1 ${w} 0v${side}a${bend} 1-${w} 0zm0 0a${bend} 0 ${w} 0`
}

function drawEdges({ edges, nodes }: Graph, plan: ReturnType<typeof planOf>): Element[] {
  const strokes = { solid: '', dotted: '', thick: '' }
  let heads = ''
  const labels: Element[] = []
  edges.forEach((edge, index) => {
    const placed = plan.edge(edge.from, edge.to, String(index)) as { points: Point[]; x?: number; y?: number }
    const points = fit(placed.points, edge, nodes, plan)
    strokes[edge.stroke] += curve(points)
    const [before, tip] = points.slice(-2)
    if (edge.arrow && before && tip) heads += head(before, tip)
    if (edge.lines.length > 0) labels.push(...edgeLabel(edge.lines, { x: placed.x ?? 0, y: placed.y ?? 0 }))
  })
  const lines = (['solid', 'dotted', 'thick'] as const)
    .filter((stroke) => strokes[stroke] !== '')
    .map((stroke) => s('path', { class: `edge ${stroke}`, d: strokes[stroke] }))
  return [...lines, ...(heads ? [s('path', { class: 'head', d: heads })] : []), ...labels]
}

function edgeLabel(lines: readonly string[], { x, y }: Point): Element[] {
  const [width, height] = [textWidth(lines) + 8, textHeight(lines) + 2]
  return [
    rectangle({ x: x - width / 2, y: y - height / 2, width, height }, 'veil', 3),
    ...text(lines, { x, y }, 'label'),
  ]
}

/** The layout ends edges at boxes around the nodes; those of diamonds end at their sides. */
function fit(
  points: readonly Point[],
  edge: GraphEdge,
  nodes: Graph['nodes'],
  plan: ReturnType<typeof planOf>,
): Point[] {
  const fitted = [...points]
  const ends = [
    [edge.from, 0, 1],
    [edge.to, points.length - 1, points.length - 2],
  ] as const
  for (const [id, at, towards] of ends) {
    const other = points[towards]
    if (nodes.get(id)?.shape === 'diamond' && other)
      fitted[at] = sideOfDiamond(plan.node(id) as Placed, other)
  }
  return fitted
}

function sideOfDiamond({ x, y, width, height }: Placed, towards: Point): Point {
  const [dx, dy] = [towards.x - x, towards.y - y]
  const scale = 1 / (Math.abs(dx) / (width / 2) + Math.abs(dy) / (height / 2) || 1)
  return { x: x + dx * scale, y: y + dy * scale }
}
