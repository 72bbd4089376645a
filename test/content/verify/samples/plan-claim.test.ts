import type { Paragraph } from 'mdast'
import { expect, test } from 'vitest'
import { comparePlan, parsePlanClaim } from './plan-claim.ts'

/** A paragraph of text and code. */
const claimOf = (markdown: string) =>
  parsePlanClaim({
    type: 'paragraph',
    children: markdown
      .split('`')
      .map((value, index): Paragraph['children'][number] =>
        index % 2 === 0 ? { type: 'text', value } : { type: 'inlineCode', value },
      ),
  })

const PLAN = `VirtualRecord
  functions: [timestamp,range]
    Filter filter: timestamp>=2025-10-03
        Window
          functions: [avg(range) over ()]
            Window
              functions: [lag(close, 1, NULL) over ()]
                Async JIT Group By workers: 2
                  filter: symbol='BTC-USDT'
                    PageFrame
                        Row forward scan
                        Interval forward scan on: trades
                          intervals: [("MIN","MAX")]`.split('\n')

test("a page's sentence about the plan names nodes with their number, no functions, and ends with the sentence", () => {
  const claim = claimOf(
    'The plan is one `Sort`, `long_sequence` and two `Window` steps. A `Filter` is cheap.',
  )
  expect(Object.fromEntries(claim?.nodes ?? [])).toEqual({ Sort: 1, Window: 2 })
  expect(claimOf('A plan is printed by `EXPLAIN`.')).toBeNull()
})

test.each([
  ['is right with every node that costs something', 'an `Async JIT Group By` and two `Window` steps', null],
  ['is wrong with a node too few', 'an `Async JIT Group By` and one `Window`', '1 Window'],
  ['is wrong with another node', 'an `Async Group By` and two `Window` steps', '1 Async Group By'],
  ['is wrong without a node', 'two `Window` steps', 'Async JIT Group By'],
])("a page's sentence about the plan %s", (_title, nodes, difference) => {
  const claim = claimOf(`The plan is one \`Interval forward scan\`, ${nodes}.`)
  const found = claim && comparePlan(claim, PLAN)
  if (difference === null) expect(found).toBeNull()
  else expect(found).toContain(difference)
})
