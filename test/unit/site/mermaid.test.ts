import { readdirSync, readFileSync } from 'node:fs'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { drawingFile, mermaidFigure } from '#server/site/diagrams/mermaid-figure.ts'
import { htmlOf } from '#test/support/compile.ts'

const SPOKEN = '<title>Way of a row</title><desc>From client to disk</desc>'
const svg = (content: string, width = 100) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9" viewBox="0 0 ${width} 9">${content}</svg>\n`
const figure = (drawing: string | null, title?: string) => toHtml(mermaidFigure(drawing, title))

describe('a Mermaid diagram', () => {
  test('is shown as the file that is named by its source', async () => {
    const includes = {
      [drawingFile('graph TD\na --> b', 'A & B')]: svg(`${SPOKEN}<text text-anchor="middle">a</text>`),
    }
    const html = await htmlOf('```mermaid title="A & B"\ngraph TD\na --> b\n```', { includes })
    expect(html).toContain('<text text-anchor="middle">a</text>')
    expect(html).toContain('viewBox="0 0 100 9"')
    expect(html).toContain('<figcaption>A &#x26; B</figcaption>')
  })

  test('has another file as soon as its source or title changes', () => {
    const files = [drawingFile('a'), drawingFile('b'), drawingFile('a', 'title')]
    expect(new Set(files).size).toBe(3)
  })

  test('says in words what it shows, without a tooltip over all of it', () => {
    const html = figure(svg(SPOKEN))
    expect(html).toContain('role="img" aria-label="Way of a row. From client to disk"')
    expect(html).not.toMatch(/<title|<desc/)
  })

  test('takes the focus if it may be wider than a phone', () => {
    expect(figure(svg(SPOKEN, 400))).toContain('tabindex="0"')
    expect(figure(svg(SPOKEN, 300))).not.toContain('tabindex')
  })

  test.each([
    [null, 'the diagram is not drawn yet: run "npm run diagrams"'],
    ['', 'its drawing is empty'],
    [svg('<title>Only a name</title>'), 'the diagram has no text alternative'],
    [svg(`${SPOKEN}<script>1</script>`), 'more than shapes and text'],
    [svg(`${SPOKEN}<foreignObject/>`), 'more than shapes and text'],
    [svg(`${SPOKEN}<rect onclick="a()"/>`), 'more than shapes and text'],
    [svg(`${SPOKEN}<rect style="fill: red"/>`), 'more than shapes and text'],
    [svg(`${SPOKEN}<a href="https://example.com">a</a>`), 'more than shapes and text'],
  ])('is refused with a place when its drawing is %j', (drawing, message) => {
    expect(() => figure(drawing)).toThrow(
      expect.objectContaining({ line: 1, message: expect.stringContaining(message) }),
    )
  })
})

describe.each(['content', 'test/fixtures/sites/kit'])('each drawing of %s', (folder) => {
  const files = readdirSync(`${ROOT}${folder}/diagrams`)

  test.each(files)('%s uses the colors of the site and no styles of its own', (name) => {
    const drawing = readFileSync(`${ROOT}${folder}/diagrams/${name}`, 'utf8')
    expect(drawing).not.toMatch(/<style|style=|class=|NaN|undefined/)
    expect(drawing.replace(/var\(--[\w-]+, #\w+\)/g, '')).not.toMatch(/rgb|hsl|#[\da-f]{3,8}"/)
    expect(drawing).toMatch(/<title>[^<]+<\/title>/)
  })
})
