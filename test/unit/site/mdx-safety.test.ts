import { readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ContentErrors } from '#server/site/content-error.ts'
import { htmlOf } from '#test/support/compile.ts'
import { faultsOfPages } from '#test/support/faults-of-pages.ts'
import { contentTree, type Files, fixtureSite, mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'
import { withNavbar } from '#test/support/site-yaml.ts'

const SYMBOL = 'docs/concept/symbol.mdx'
const PLACE = `${SYMBOL}:6:`

/** Nothing that a page holds may run: it would set this. */
const TRAP = 'globalThis.trapped'

async function errorsOf(files: Files, prepare?: (root: string) => Promise<unknown>): Promise<string> {
  const root = await contentTree(files)
  await prepare?.(root)
  const error = await compileSite(root).catch((reason) => reason)
  expect(error).toBeInstanceOf(ContentErrors)
  expect(globalThis).not.toHaveProperty('trapped')
  return error.message
}

const CODE = [
  `{${TRAP} = 1}`,
  '{globalThis}',
  'Text {process.env.PATH} here.',
  `{(() => { ${TRAP} = 1 })()}`,
  '{import.meta.url}',
  '{1 + 1}',
  '{<b>bold</b>}',
  'Text {undefined}.',
  '<Card title="A" {...globalThis}>Text.</Card>',
  '<Card title={process.title}>Text.</Card>',
  '<Tabs group={{ __proto__: 1 }}>Text.</Tabs>',
  '<Tabs group={() => 1}>Text.</Tabs>',
  '<process.env />',
  '<this.constructor />',
  "import fs from 'node:fs'",
  "export { default } from '#test/fixtures/sites/kit/docs/other.mdx'",
  `export const x = (${TRAP} = 1)`,
  `export default () => { ${TRAP} = 1 }`,
]

const LINKS = [
  '[x](javascript:alert%281%29)',
  '[x](JavaScript:alert)',
  '[x](java&#115;cript:alert)',
  '[x](javascript&colon;alert)',
  '[x](<&#1; javascript:alert>)',
  '[x](data:text/html,x)',
  '[x](file:///etc/passwd)',
  '[x][y]\n\n[y]: javascript:alert',
  '<a href="javascript:alert">x</a>',
  '<a href=" java&#x0A;script:alert">x</a>',
  '<a HREF="javascript:alert">x</a>',
  '<a xlinkHref="javascript:alert">x</a>',
  '<img src="javascript:alert" alt="x" />',
  '<form action="javascript:alert">x</form>',
  '<Card href="javascript:alert" title="A">Text.</Card>',
  '![x](javascript:alert)',
  '<Screenshot src="javascript:alert" alt="x" />',
]

const ELEMENTS = [
  '<b onclick="alert(1)">x</b>',
  '<b onClick={1}>x</b>',
  '<b ONERROR="x">x</b>',
  '<Card title="A" onLoad="x">Text.</Card>',
  '<b style="color: red">x</b>',
  '<b dangerouslySetInnerHTML={{ __html: "<script>" }} />',
  '<b style={{ color: "red" }}>x</b>',
  '<script>x</script>',
  '<iframe src="https://a.example/" />',
  '<object data="x" />',
  '<svg><use href="#x" /></svg>',
  '<base href="https://a.example/" />',
  '<StaticHtml html="<b>" />',
  '<svg:a>x</svg:a>',
  '<detials>x</detials>',
]

const BODIES = [...CODE, ...LINKS, ...ELEMENTS]
const said = await faultsOfPages(BODIES)
const saidOf = (bodies: readonly string[]) =>
  bodies.map((body) => [body, said[BODIES.indexOf(body)] ?? ''] as const)

describe('a page holds data, never code', () => {
  test.each(saidOf(CODE))('%s is an error with its place', (_body, message) => {
    expect(message).toContain(':6:')
    expect(globalThis).not.toHaveProperty('trapped')
  })

  test('neither does a snippet, and the error is at its place', async () => {
    const message = await errorsOf({
      [SYMBOL]: mdx('<Include file="partials/part" />'),
      'docs/partials/_part.mdx': mdx('Text.'),
      'docs/partials/part.mdx': mdx(`Text.\n\n{${TRAP} = 1}`),
    })
    expect(message).toContain('docs/partials/part.mdx:8:1  the expression')
  })

  test('nor a release, and the error is where its notes are shown', async () => {
    const release = readFileSync(`${fixtureSite('small')}/data/latest-release.json`, 'utf8')
    const message = await errorsOf({
      [SYMBOL]: mdx('<ReleaseNotes />'),
      'data/latest-release.json': JSON.stringify({ ...JSON.parse(release), body: `Text. {${TRAP} = 1}` }),
    })
    expect(message).toContain(`${PLACE}1  the expression`)
  })
})

describe('what a page links to', () => {
  test.each(saidOf(LINKS))('runs nothing: %s', (_body, message) => expect(message).not.toBe(''))

  test('is http, https, mail, or a place of the site', async () => {
    const html = await htmlOf(
      '[a](http://a.example/) [b](HTTPS://b.example/?q=javascript:) [c](mailto:c@d.example) [d](/docs/x/) [e](#f) <a href="https://g.example/">g</a> https://h.example/',
    )
    expect(html.match(/<a href=/g)).toHaveLength(7)
  })
})

describe('an element', () => {
  test.each(saidOf(ELEMENTS))('that loads, runs or dresses something is refused: %s', (_body, message) => {
    expect(message).toContain(':6:')
  })

  test('of prose is welcome', async () => {
    const body =
      '<details>\n<summary>More</summary>\n\nH<sub>2</sub>O, <kbd>Ctrl</kbd>, <abbr title="x">A</abbr>\n\n</details>'
    expect(await htmlOf(body)).toContain('<abbr title="x">A</abbr>')
  })

  test.each([
    '<b onclick="x">A</b>',
    '<img/onerror=x src=x>',
    '<a href="x"onfocus=x>A</a>',
    '<a href="javascript:x">A</a>',
    "<a href='&#106;avascript:x'>A</a>",
    '<a href=javascript&colon;x>A</a>',
    '<iframe src="/x"></iframe>',
    '<b style="x">A</b>',
    '<svg><a><set attributeName="href" to="javascript:x" /></a></svg>',
    '<script>x</script>',
  ])('of the navbar runs nothing: %s', async (html) => {
    expect(await errorsOf({ 'site.yaml': await withNavbar([{ type: 'html', html }]) })).toContain('site.yaml')
  })

  test('of the navbar may be a link and a picture', async () => {
    const html =
      '<b class="x">Common = good</b> <a href="https://a.example/?a=1&amp;b=2">A: on=off</a> <a href="/docs/">D</a> <img src="/docs/favicon.svg" alt=""> <svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'
    const { config } = await compileSite({ 'site.yaml': await withNavbar([{ type: 'html', html }]) })
    expect(config.navbar.items[0]).toMatchObject({ html })
  })
})

describe('a snippet', () => {
  test.each([
    'samples/../../../../../../../etc/passwd',
    'samples/../../outside.py',
    '../../outside',
    '../../../../../../../etc/passwd',
  ])('outside the content folder is an error with its place: %s', async (file) => {
    expect(await errorsOf({ [SYMBOL]: mdx(`<Include file="${file}" />`) })).toContain(
      `${PLACE}1  <Include> of "${file}" leads out of the content folder`,
    )
  })

  test('is not read through a symbolic link that leads out', async () => {
    const outside = await contentTree({ 'secret.py': 'SECRET' })
    const page = { [SYMBOL]: mdx('<Include file="samples/a/link.py" />') }
    const linkTo = (target: string) => async (root: string) => {
      await mkdir(join(root, 'samples/a'), { recursive: true })
      await symlink(target, join(root, 'samples/a/link.py'))
    }
    expect(await errorsOf(page, linkTo(join(outside, 'secret.py')))).toContain(
      `${PLACE}1  <Include> names samples/a/link.py, which does not exist`,
    )
    const folder = async (root: string) => {
      await mkdir(join(root, 'samples'))
      await symlink(outside, join(root, 'samples/a'))
      await writeFile(join(outside, 'link.py'), 'SECRET')
    }
    expect(await errorsOf(page, folder)).toContain('which does not exist')
  })

  test('may be a symbolic link within the content folder, which may be one itself', async () => {
    const root = await contentTree({
      [SYMBOL]: mdx('<Include file="samples/a/link.py" />'),
      'samples/a/real.py': 'print(1)',
    })
    await symlink('real.py', join(root, 'samples/a/link.py'))
    const alias = `${root}-alias`
    await symlink(root, alias)
    const page = (await compileSite(alias)).pages.get('/docs/concept/symbol/' as never)
    expect(page?.markdown).toContain('print(1)')
  })
})
