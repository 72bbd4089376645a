import { describe, expect, test } from 'vitest'
import { drawingFile } from '#server/site/diagrams/mermaid-figure.ts'
import { compile } from '#test/support/compile.ts'

describe('Markdown of a page', () => {
  test.each([
    [
      '<details>\n<summary>More `code` here</summary>\n\nBody.\n\n</details>',
      '**More `code` here**\n\nBody.',
    ],
    ['```python title="send.py"\nsend()\n```', '**send.py**\n\n```python\nsend()\n```'],
    ['```sql setup\nSELECT 1\n```', 'Sample data:\n\n```sql\nSELECT 1\n```'],
    [
      '```sql setup title="In place of the upload"\nSELECT 1\n```',
      'In place of the upload:\n\n```sql\nSELECT 1\n```',
    ],
    ['```sql fails="no x"\nSELECT x\n```', '```sql\nSELECT x\n```\n\nFails with `no x`'],
    [
      '```sql\nSELECT a\n```\n\n```result\na | plan\n1 | x\\|y\n```',
      '```sql\nSELECT a\n```\n\nResult:\n\n| a | plan |\n|---|---|\n| 1 | x\\|y |',
    ],
    [
      '```sql\nSELECT a\n```\n\n```result\na\n```',
      '```sql\nSELECT a\n```\n\nResult:\n\n| a |\n|---|\n\nNo rows',
    ],
    ['From -2<sup>63</sup> on, H<sub>2</sub>O', 'From -2^63 on, H_2O'],
    [':::danger[Rows are lost]\nBody.\n:::', '> **Danger: Rows are lost**\n>\n> Body.'],
    ['<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
    ['<Card href="/docs/x/" title="X">One **line**.</Card>', '- [X](/docs/x/): One **line**.'],
    ['<Tabs><Tab value="a" label="A">\n\nText.\n\n</Tab></Tabs>', '**A**\n\nText.'],
    ['New <Enterprise />', 'New (Enterprise)'],
    [':::tip\nBody.\n:::', '> **Tip**\n>\n> Body.'],
    ["```railroad\nrule ::= 'A'\n```", "```railroad\nrule ::= 'A'\n```"],
    [
      '```mermaid\ngraph TD\naccTitle: A\naccDescr: B\na --> b\n```',
      '```mermaid\ngraph TD\naccTitle: A\naccDescr: B\na --> b\n```',
    ],
  ])('says what its components say: %j', async (body, expected) => {
    const drawing = '<svg><title>A</title><desc>B</desc></svg>'
    const includes = { [drawingFile('graph TD\naccTitle: A\naccDescr: B\na --> b')]: drawing }
    expect((await compile(body, { includes })).markdown.trim()).toBe(expected)
  })
})
