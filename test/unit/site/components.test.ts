import { describe, expect, test } from 'vitest'
import { createPageCompiler } from '#server/site/compile/compile-page.ts'
import { defineComponent, listComponents } from '#server/site/compile/define-component.ts'
import { COMPONENTS } from '#server/site/components/index.ts'
import { OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

const aside = defineComponent({
  name: 'Aside',
  kind: 'static',
  html: () => ({ type: 'text', value: 'An aside.' }),
  markdown: () => '(aside)',
  text: 'nothing',
})

const compileWith = createPageCompiler(listComponents([...COMPONENTS.values(), aside]))

async function pageOf(body: string) {
  const result = await compileWith('docs/a/page.mdx', mdx(body), OPTIONS, async () => null)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.page
}

describe('tabs', () => {
  const BODY =
    '<Tabs group="os">\n<Tab value="a" label="A">\n\nFirst.\n\n</Tab>\n<Tab value="b" label="B & C">\n\nSecond.\n\n</Tab>\n</Tabs>'

  test('print all panels, each with its name, and the first one selected', async () => {
    const { html } = await pageOf(BODY)
    expect(html).toBe(
      '<doc-tabs data-group="os"><div role="tablist">' +
        '<button type="button" role="tab" aria-selected="true" tabindex="0">A</button>' +
        '<button type="button" role="tab" aria-selected="false" tabindex="-1">B &#x26; C</button></div>' +
        '<div role="tabpanel" data-value="a" aria-label="A" data-selected=""><p>First.</div>' +
        '<div role="tabpanel" data-value="b" aria-label="B &#x26; C"><p>Second.</div></doc-tabs>',
    )
  })

  test('make their page load the script that runs before the first paint, and no other page', async () => {
    expect((await pageOf(BODY)).boot).toBe(true)
    expect((await pageOf(`<Steps>\n\n1. One\n\n   ${BODY.replaceAll('\n', '\n   ')}\n\n</Steps>`)).boot).toBe(
      true,
    )
    expect((await pageOf('Text.')).boot).toBe(false)
  })
})

describe('a component', () => {
  test('reads as it says, in a line of its own and between words', async () => {
    const { markdown, sections } = await pageOf('A <Aside /> here.\n\n<Aside />\n\n<Enterprise />.')
    expect(markdown.trim()).toBe('A (aside) here.\n\n(aside)\n\n(Enterprise).')
    expect(sections[0]?.text).toBe('A here.\n.')
  })

  test('gives search the words that only its attributes have', async () => {
    const image = { address: '/docs/images/a.png', width: 2, height: 1 }
    const data = { ...OPTIONS.data, images: new Map([['images/a.png', image as never]]) }
    const result = await compileWith(
      'docs/a.mdx',
      mdx('<Screenshot src="images/a.png" alt="A console" caption="After a query" />'),
      { ...OPTIONS, data },
      async () => null,
    )
    expect(result).toMatchObject({ page: { sections: [{ text: 'After a query' }] } })
  })

  test('cannot leave open how it reads', () => {
    const markdown = () => ''
    const text = 'content'
    const drawn = { name: 'A', kind: 'static', html: () => [] } as const
    // @ts-expect-error: as Markdown
    expect(defineComponent({ ...drawn, text })).toBeDefined()
    // @ts-expect-error: to search
    expect(defineComponent({ ...drawn, markdown })).toBeDefined()
  })
})
