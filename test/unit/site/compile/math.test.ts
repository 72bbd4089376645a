import { describe, expect, test } from 'vitest'
import { compile, htmlOf, problemsOf } from '#test/support/compile.ts'

/** Dollars of a database's documentation; none of them is a formula. */
const NO_MATH = [
  ...[
    '$1',
    'bind $1, $2 and $3',
    'from $5 to $10',
    '$0.023 per GB, or $23 per TB',
    '5$ or 10$',
    '$$',
    '$?',
    '$x$',
  ],
  ...['$HOME/$USER', '$JAVA_HOME:$PATH', '$QDB_ROOT/conf and $QDB_ROOT/db', 'a $ sign and another $ sign'],
  ...['$conn, $stmt and $row', '($a,$b)', '$.price and $.size', "'$1' or '$2'", 'a$b$c', '\\$x\\$'],
]

describe('prose', () => {
  test.each(NO_MATH)('%s is no formula', async (text) => {
    const html = await htmlOf(`Say ${text} here.`)
    expect(html).toBe(`<p>Say ${text.replaceAll('\\', '')} here.`)
  })

  test.each(['`$x$`', '`$1` and `$2`', '$`x`$', 'the $ in `a$`'])(
    'code keeps its dollars: %s',
    async (text) => {
      expect(await htmlOf(`Say ${text} here.`)).not.toContain('<math')
    },
  )
})

describe('a formula', () => {
  test.each([
    '$$x$$',
    '$$x_i^2$$',
    '$$\\frac{a}{b}$$',
    '$$n_{i}$$ and $$m$$',
    '($$x$$)',
    '$$x$$, then',
    '$$-1 < x$$',
  ])('in prose is MathML: %s', async (text) => {
    expect(await htmlOf(`Say ${text}`)).toContain('<span><math xmlns="http://www.w3.org/1998/Math/MathML">')
  })

  test.each(['$$\nx = \\sum_{i=1}^{n} a_i\n$$', '$$x = \\sum_{i=1}^{n} a_i$$', '$$ x_{i} $$'])(
    'of its own is a block: %j',
    async (text) => {
      expect(await htmlOf(text)).toMatch(/^<div class="formula".*display="block"/)
    },
  )

  test('has no styles', async () => {
    const html = await htmlOf(
      '$$\n\\begin{cases} \\hat{x} & x > 0 \\\\ \\mathbf{y} & \\text{else} \\end{cases}\n$$',
    )
    expect(html).toContain('<mtable')
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('stays what it is in Markdown, is words in search, and dollars of prose stay plain', async () => {
    const { markdown, sections } = await compile('It costs $5, and $$\\bar{x}$$ is\n\n$$\n\\frac{a}{b}\n$$')
    expect(sections[0]?.text).toBe('It costs $5, and x\u0304 is')
    expect(markdown.trim()).toBe('It costs $5, and $\\bar{x}$ is\n\n$$\n\\frac{a}{b}\n$$')
  })

  test.each([
    ['Say $$\\frac{a}$$', 'the formula cannot be set'],
    ['Say $$\\nothing{a}$$', 'Undefined control sequence: \\nothing'],
  ])('that cannot be set is an error with its line: %s', async (text, message) => {
    expect(await problemsOf(text)).toMatchObject([{ line: 6, message: expect.stringContaining(message) }])
  })
})
