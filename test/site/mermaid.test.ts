import fc from 'fast-check'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { mermaidFigure } from '#server/site/diagrams/mermaid/mermaid-figure.ts'

const SPOKEN = 'accTitle: Way of a row\naccDescr: From client to disk\n'
const draw = (source: string, title?: string) => toHtml(mermaidFigure(source, title))
/** A diagram of a kind with the words that every diagram needs. */
const of = (kind: string, ...lines: string[]) => draw(`${kind}\n${SPOKEN}${lines.join('\n')}`)
const textsOf = (html: string) => [...html.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text)
const count = (html: string, what: RegExp) => [...html.matchAll(what)].length

describe('a flowchart', () => {
  test('shows nodes in their shapes and the labels of links', () => {
    const html = of(
      'flowchart LR',
      'a[Box] -->|over HTTP| b(Round)',
      'b -- then --> c[(Data)] --> d{Is it?}',
      'd --> e((C))',
    )
    expect(textsOf(html).sort()).toEqual(['Box', 'C', 'Data', 'Is it?', 'Round', 'over HTTP', 'then'])
    expect(count(html, /<circle/g)).toBe(1)
  })

  test.each([
    ['a-->b', 1],
    ['a --> b --> c', 2],
    ['a & b --> c', 2],
    ['a & b --> c & d', 4],
    ['a --- b', 0],
    ['a -.-> b', 1],
    ['a ==> b', 1],
  ])('%s has %d arrows', (line, arrows) => {
    const [, heads = ''] = /<path class="head" d="([^"]*)"/.exec(of('graph TD', line)) ?? []
    expect(count(heads, /z/g)).toBe(arrows)
  })

  test('frames its subgraphs', () => {
    const html = of('flowchart TD', 'subgraph node1 [First node]', 'a --> b', 'end', 'b --> c')
    expect(html).toContain('class="group"')
    expect(textsOf(html)).toContain('First node')
  })

  test('takes a node into the subgraph that names it after another line did', () => {
    const [, width] = /class="group"[^>]* width="([\d.]+)"/.exec(
      of('flowchart TD', 'a[A rather long name] --> b', 'subgraph s', 'a', 'end'),
    ) ?? ['', '0']
    expect(Number(width)).toBeGreaterThan(150)
  })

  test('keeps quoted labels and line breaks', () => {
    expect(textsOf(of('graph TD', 'a["f(x) [1]"] --> b[one<br/>two]'))).toEqual(['f(x) [1]', 'one', 'two'])
  })

  test('breaks long labels', () => {
    expect(textsOf(of('graph TD', 'a[Merge with the rows of the partition that are there]')).length).toBe(2)
  })
})

test.each(['flowchart TD', 'flowchart LR'])('the way back of a cycle lies inside a %s', (kind) => {
  const html = of(
    kind,
    'take[Take a table with transactions] --> look[Look ahead over up to 200 of them]',
    'look --> sort[Map the segments, sort their rows by time] --> where{Newer?}',
    'where --> append[Append to the last one]',
    'where --> merge[Merge into the partition]',
    'append & merge --> commit[Commit, rows are visible]',
    'commit --> take',
  )
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html)?.map(Number) ?? []
  const [, path = ''] = /<path class="edge solid" d="([^"]*)"/.exec(html) ?? []
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? []
  expect(numbers.length).toBeGreaterThan(20)
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, index) => index % 2 === axis)) as [
    number[],
    number[],
  ]
  expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...xs)).toBeLessThanOrEqual(width ?? 0)
  expect(Math.max(...ys)).toBeLessThanOrEqual(height ?? 0)
})

describe('a state diagram', () => {
  test('has states, transitions, a start and an end', () => {
    const html = of(
      'stateDiagram-v2',
      'direction LR',
      '[*] --> Active',
      'Active --> Stopped : on error',
      'Stopped --> [*]',
    )
    expect(textsOf(html).sort()).toEqual(['Active', 'Stopped', 'on error'])
    expect(count(html, /class="dot"/g)).toBe(2)
  })

  test('names states and frames composite ones', () => {
    const html = of(
      'stateDiagram-v2',
      'state "Is writing" as w',
      'state Outer {',
      'w --> r',
      '}',
      'r : Is reading',
    )
    expect(textsOf(html).sort()).toEqual(['Is reading', 'Is writing', 'Outer'])
  })
})

describe('a sequence diagram', () => {
  test('has participants, messages, notes and blocks in order', () => {
    const html = of(
      'sequenceDiagram',
      'participant C as Client',
      'C->>S: write',
      'loop each commit',
      'S->>S: apply',
      'end',
      'S--xC: late',
      'Note over C,S: visible',
    )
    expect(textsOf(html)).toEqual(['write', 'loop: each commit', 'apply', 'late', 'visible', 'Client', 'S'])
    expect(count(html, /class="lifeline"/g)).toBe(1)
  })
})

describe('every diagram', () => {
  test('says in words what it shows', () => {
    expect(of('graph TD', 'a --> b')).toContain('role="img" aria-label="Way of a row. From client to disk"')
    expect(draw('graph TD\naccTitle: A\naccDescr {\nMore\nlines\n}\na-->b')).toContain(
      'aria-label="A. More lines"',
    )
    const titled = draw('graph TD\na --> b', 'Two nodes')
    expect(titled).toContain('aria-label="Two nodes"')
    expect(titled).toContain('<figcaption>Two nodes</figcaption>')
  })

  test('has classes and no styles', () => {
    expect(of('graph TD', 'a --> b')).not.toMatch(/style|<script|NaN|undefined/)
  })

  test.each([
    ['', 1, 'the diagram is empty'],
    ['gantt\ntitle x', 1, 'no diagrams of the kind "gantt" are drawn, only flowchart'],
    ['graph TD\na --> b', 1, 'the diagram has no text alternative'],
    ['graph TD\naccTitle: only\na --> b', 1, 'the diagram has no text alternative'],
    [`graph XY\n${SPOKEN}a --> b`, 1, '"XY" is not a direction'],
    [`graph TD\n${SPOKEN}a --> b\n  a ~~> b`, 5, 'links are -->'],
    [`graph TD\n${SPOKEN}a --> `, 4, 'write nodes such as a[Text]'],
    [`graph TD\n${SPOKEN}a[Text --> b`, 4, 'write nodes such as a[Text]'],
    [`stateDiagram-v2\n${SPOKEN}direction LR`, 1, 'the diagram shows nothing'],
    [`graph TD\n${SPOKEN}classDef red fill:#f00`, 4, 'is not understood'],
    [`graph TD\n${SPOKEN}end`, 4, '"end" closes no subgraph'],
    [`graph TD\n${SPOKEN}subgraph s\na --> b`, 5, 'the subgraph s is not closed'],
    [`graph TD\n${SPOKEN}subgraph s\na --> b\nend\nc --> s`, 7, '"s" is a subgraph and a node'],
    [`stateDiagram-v2\n${SPOKEN}note right of a: x`, 4, 'is not understood'],
    [`stateDiagram-v2\n${SPOKEN}}`, 4, '"}" closes no state'],
    [`sequenceDiagram\n${SPOKEN}a->>b`, 4, 'write messages such as'],
    [`sequenceDiagram\n${SPOKEN}else x`, 4, 'belongs to no block'],
    [`sequenceDiagram\n${SPOKEN}loop x\na->>b: y`, 5, 'a block is not closed'],
  ])('that is wrong says where: %j', (source, line, message) => {
    expect(() => draw(source)).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(message) }),
    )
  })

  test('of any text is drawn or refused with a place', () => {
    const word = fc.constantFrom(
      'a',
      'b',
      '[x]',
      '{y}',
      '-->',
      '---',
      '&',
      '|l|',
      'end',
      'subgraph s',
      '}',
      'state q {',
      '[*]',
      ': t',
      'loop',
      'a->>b: t',
      'Note over a: n',
      'else',
    )
    const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '))
    const kind = fc.constantFrom('graph LR', 'stateDiagram-v2', 'sequenceDiagram')
    fc.assert(
      fc.property(kind, fc.array(line, { maxLength: 6 }), (first, lines) => {
        const source = `${first}\n${SPOKEN}${lines.join('\n')}`
        const html = drawnOrRefused(source)
        if (html !== null) expect(html).not.toMatch(/NaN|undefined|Infinity/)
      }),
      { numRuns: 400 },
    )
  })
})

function drawnOrRefused(source: string): string | null {
  try {
    return draw(source)
  } catch (error) {
    expect(error).toMatchObject({ name: 'DiagramError', line: expect.any(Number) })
    return null
  }
}
