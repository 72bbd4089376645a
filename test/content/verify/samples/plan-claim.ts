import type { Paragraph } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { bothSides } from './compare-result.ts'

/** A page's sentence about the plan of its first query: how often each node is in it. */
export interface PlanClaim {
  readonly line: number
  readonly nodes: ReadonlyMap<string, number>
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']
/** Nodes that every query has, or that only arrange a few rows: a sentence that lists them says less. */
const UNNAMED = new Set([
  'Filter',
  'Hash',
  'Limit',
  'PageFrame',
  'Radix sort light',
  'Row backward scan',
  'Row forward scan',
  'SelectedRecord',
  'Sort light',
  'VirtualRecord',
])

/** Reads `The plan is one `Sort`, two `Window` steps.`; null for any other paragraph. */
export function parsePlanClaim(paragraph: Paragraph): PlanClaim | null {
  if (!textOf(paragraph).startsWith('The plan is ')) return null
  const nodes = new Map<string, number>()
  let words = ''
  for (const part of paragraph.children) {
    if (part.type === 'inlineCode' && /^[A-Z]/.test(part.value)) {
      const number = NUMBERS.indexOf(/(\w+) $/.exec(words)?.[1] ?? '')
      nodes.set(part.value, number < 0 ? 1 : number)
    }
    words = textOf(part)
    if (part.type === 'text' && /\.(?:\s|$)/.test(words)) break
  }
  return { line: paragraph.position?.start.line ?? 0, nodes }
}

/** Counts the nodes in the lines of EXPLAIN: an attribute begins with a small letter. */
function countNodes(plan: readonly string[]): ReadonlyMap<string, number> {
  const names = plan.flatMap((line) => /^\s*([A-Z][A-Za-z ]*?)(?: [a-z-]+: .*)?$/.exec(line)?.[1] ?? [])
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]))
}

/** The claim beside the plan if a named node is not there as often, or one is not named; null if they agree. */
export function comparePlan(claim: PlanClaim, plan: readonly string[]): string | null {
  const found = countNodes(plan)
  const named = [...found].filter(([name]) => !UNNAMED.has(name) || claim.nodes.has(name))
  const [said, printed] = [listed(claim.nodes), listed(named)]
  return said === printed ? null : bothSides(said, printed)
}

const listed = (nodes: Iterable<readonly [string, number]>): string =>
  Array.from(nodes, ([name, count]) => `${count} ${name}`)
    .toSorted()
    .join('\n')
