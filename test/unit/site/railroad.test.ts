import fc from 'fast-check'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { type Expression, parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import { railroadFigure } from '#server/site/diagrams/railroad/railroad-figure.ts'
import { sequenceParts } from '#server/site/diagrams/railroad/sequence-parts.ts'

const t = (text: string): Expression => ({ kind: 'terminal', text })
const n = (name: string): Expression => ({ kind: 'name', name })
const expressionOf = (source: string) => parseGrammar(`rule ::= ${source}`)[0]?.expression

describe('a grammar', () => {
  test.each<[string, Expression]>([
    [`'A'`, t('A')],
    [`"it's"`, t("it's")],
    ['name', n('name')],
    ['a-b.c_d', n('a-b.c_d')],
    ['[0-9a-f]', t('[0-9a-f]')],
    [`'A' b`, { kind: 'sequence', items: [t('A'), n('b')] }],
    [`'A' | b`, { kind: 'choice', items: [t('A'), n('b')] }],
    [`'A'?`, { kind: 'repeat', item: t('A'), sign: '?' }],
    [`('A')*`, { kind: 'repeat', item: t('A'), sign: '*' }],
    [`('A' b)+`, { kind: 'repeat', item: { kind: 'sequence', items: [t('A'), n('b')] }, sign: '+' }],
    [`'A' b | c`, { kind: 'choice', items: [{ kind: 'sequence', items: [t('A'), n('b')] }, n('c')] }],
    [`/* first */ 'A' /* then\nmore */ b`, { kind: 'sequence', items: [t('A'), n('b')] }],
  ])('%s is read', (source, expected) => {
    expect(expressionOf(source)).toEqual(expected)
  })

  test('may have several rules, with or without line breaks inside', () => {
    const rules = parseGrammar("one ::= 'A'\n  two?\n\n/* below */\ntwo ::= 'B' three ::= 'C'")
    expect(rules.map(({ name, source }) => [name, source])).toEqual([
      ['one', "one ::= 'A'\n  two?"],
      ['two', "two ::= 'B'"],
      ['three', "three ::= 'C'"],
    ])
  })

  test.each([
    ['', 1, 1, 'there is no rule'],
    ["'A'", 1, 1, 'expected the name of a rule, found "A"'],
    ["rule 'A'", 1, 6, 'expected "::=" after the name rule'],
    ['rule ::=', 1, 9, 'expected a keyword in quotes, a name or "(", found the end'],
    ["rule ::= 'A' |", 1, 15, 'expected a keyword'],
    ["rule ::= ( 'A'", 1, 15, 'expected ")" for the "(" of line 1, column 10'],
    ["rule ::= 'A' )", 1, 14, 'expected "|", a part of the rule or the next rule, found ")"'],
    ['rule ::= *', 1, 10, 'expected a keyword'],
    ["a ::= 'A'\nb ::= 'B", 2, 7, "the quote ' is not closed on its line"],
    ["a ::= ''", 1, 7, 'the quotes hold nothing'],
    ["a ::= 'A'\n\n  ; b", 3, 3, '";" means nothing in a grammar'],
    ["a ::= 'A' /* more", 1, 11, 'the comment is not closed'],
    ['a ::= [a-z', 1, 7, 'the character class is not closed'],
    ["a ::= 'A'\na ::= 'B'", 2, 1, 'the rule a is defined twice'],
  ])('that is wrong says where: %j', (source, line, column, message) => {
    expect(() => parseGrammar(source)).toThrow(
      expect.objectContaining({ line, column, message: expect.stringContaining(message) }),
    )
  })

  test('of any structure is drawn in numbers', () => {
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { maxDepth: 4 },
        fc.stringMatching(/^[A-Z(),=]{1,9}$/).map((text) => `'${text}'`),
        fc.stringMatching(/^[a-z][a-z-]{0,8}$/),
        fc.tuple(tie('expression'), tie('expression')).map((items) => `( ${items.join(' ')} )`),
        fc.tuple(tie('expression'), tie('expression')).map((items) => `( ${items.join(' | ')} )`),
        fc
          .tuple(tie('expression'), fc.constantFrom('?', '*', '+'))
          .map(([item, sign]) => `( ${item} )${sign}`),
      ),
    }))
    fc.assert(
      fc.property(expression, (source) => {
        const figure = railroadFigure(`rule ::= ${source}`, undefined, () => {})
        expect(toHtml(figure)).not.toMatch(/NaN|undefined|style/)
      }),
    )
  })

  test('of any text is read or refused with a place', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab\'"()|?*+:=[]/ \n') }), (source) => {
        try {
          parseGrammar(source)
        } catch (error) {
          expect(error).toMatchObject({ reason: expect.any(String), line: expect.any(Number) })
        }
      }),
    )
  })
})

describe('the parts of a sequence', () => {
  const parts = (source: string) => {
    const expression = expressionOf(source)
    return expression?.kind === 'sequence' ? sequenceParts(expression.items) : []
  }
  const list = (items: Expression[], separator?: Expression) => ({
    kind: 'list',
    items,
    ...(separator && { separator }),
  })

  test.each([
    [`a ( ',' a )*`, [list([n('a')], t(','))]],
    ['a a*', [list([n('a')])]],
    [`'(' a '=' a ( ',' a '=' a )*`, [t('('), list([n('a'), t('='), n('a')], t(','))]],
    [`a ( ',' b )*`, [n('a'), { kind: 'repeat' }]],
    [`a ( ',' ';' a )*`, [n('a'), { kind: 'repeat' }]],
  ])('are loops where they are lists of the same: %s', (source, expected) => {
    expect(parts(source)).toMatchObject(expected)
  })

  test.each<[string, string[]]>([
    [`'SAMPLE' 'BY' interval`, ['SAMPLE BY', 'interval']],
    [`'ALIGN' 'TO' 'FIRST' 'OBSERVATION'`, ['ALIGN TO FIRST OBSERVATION']],
    [`'A_VERY_LONG_KEYWORD' 'AND_ANOTHER'`, ['A_VERY_LONG_KEYWORD', 'AND_ANOTHER']],
    [`'FILL' '(' 'NULL' ')'`, ['FILL', '(', 'NULL', ')']],
    [`'GROUP' 'BY'? key`, ['GROUP', 'repeat', 'key']],
  ])('are one box for the keywords of a clause, as long as it fits on a phone: %s', (source, expected) => {
    const names = parts(source).map((part) =>
      part.kind === 'terminal' ? part.text : part.kind === 'name' ? part.name : part.kind,
    )
    expect(names).toEqual(expected)
  })
})

describe('a diagram', () => {
  const htmlOf = (grammar: string, title?: string) => toHtml(railroadFigure(grammar, title, () => {}))

  test('has its grammar as accessible text and behind a disclosure', () => {
    const html = htmlOf(`rule ::= 'A'   'B' /* that */`)
    expect(html).toContain(`role="img" aria-label="rule ::= &#x27;A&#x27; &#x27;B&#x27;"`)
    expect(html).toContain(`<summary>Grammar as text</summary>`)
    expect(html).toContain(`<code>rule ::= 'A'   'B' /* that */</code>`)
  })

  test('links names to their own diagrams, and only those that are drawn here', () => {
    const html = htmlOf("one ::= 'A' two three\ntwo ::= 'B'")
    expect(html).toContain('<div class="rule" id="syntax-two">')
    expect(html).toMatch(/<a [^>]*href="#syntax-two"><rect[^>]*><\/rect><text[^>]*>two<\/text><\/a>/)
    expect(html).not.toContain('#syntax-three')
  })

  test('breaks long sequences into rows instead of growing wider than an article', () => {
    const long = htmlOf(`rule ::= ${Array.from({ length: 40 }, (_, index) => `'WORD${index}'`).join(' ')}`)
    expect(Number(/<svg width="(\d+)"/.exec(long)?.[1])).toBeLessThanOrEqual(728)
  })

  test('scrolls in a box that the keyboard reaches when it is wider than a phone', () => {
    expect(htmlOf("rule ::= 'A'")).toContain('<zoom-image class="scroll"><svg')
    expect(htmlOf("rule ::= 'AAAAAAAAAAAAAAAA' 'BBBBBBBBBBBBBBBBBBBBBBBBB'")).toContain(
      '<zoom-image class="scroll" tabindex="0" role="group" aria-label="Diagram of rule">',
    )
  })

  test('takes the title of its fence', () => {
    expect(htmlOf("rule ::= 'A'", 'All of it')).toContain('<figcaption>All of it</figcaption>')
  })
})
