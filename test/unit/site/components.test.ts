import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Content } from '#client/article/content.tsx'
import { INTERACTIVE } from '#client/mdx/interactive.ts'
import {
  type InteractiveComponents,
  InteractiveContext,
  type MdxProps,
} from '#client/mdx/interactive-context.ts'
import { loadParts } from '#client/routing/load-parts.ts'
import { createPageCompiler } from '#server/site/compile/compile-page.ts'
import { defineComponent, listComponents } from '#server/site/components/define-component.ts'
import { COMPONENTS } from '#server/site/components/index.ts'
import { OPTIONS } from '#test/support/compile.ts'
import { mdx } from '#test/support/files/content-tree.ts'

const quiz = defineComponent({
  name: 'Quiz',
  kind: 'interactive',
  markdown: ({ body, attribute }) => `Question: ${attribute('question')}\n\n${body}`,
  text: ({ attribute }) => attribute('question') ?? '',
  withoutScripts: 'The answers <need> scripts.',
  boot: false,
})

const aside = defineComponent({
  name: 'Aside',
  kind: 'static',
  html: () => ({ type: 'text', value: 'An aside.' }),
  markdown: () => '(aside)',
  text: 'nothing',
})

const compileWith = createPageCompiler(listComponents([...COMPONENTS.values(), quiz, aside]))

async function pageOf(body: string) {
  const result = await compileWith('docs/a/page.mdx', mdx(body), OPTIONS, async () => null)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.page
}

describe('an interactive component', () => {
  const BODY = 'Before.\n\n<Quiz question="Why?">\n\nAn answer.\n\n</Quiz>\n\nAfter.'

  test('is recorded by the page that holds it, wherever it is', async () => {
    expect((await pageOf(BODY)).interactive).toEqual(['Quiz'])
    expect((await pageOf('Text.')).interactive).toEqual([])
    const nested =
      '<Steps>\n\n1. <Quiz question="Q" />\n\n</Steps>\n\n<Tabs><Tab value="a" label="A">Text.</Tab></Tabs>'
    expect((await pageOf(nested)).interactive).toEqual(['Quiz', 'Tab', 'Tabs'])
  })

  test('says whether its page needs the script that runs before the first paint', async () => {
    expect((await pageOf(BODY)).boot).toBe(false)
    expect((await pageOf('<Tabs><Tab value="a" label="A">Text.</Tab></Tabs>')).boot).toBe(true)
  })

  test('says what Markdown, search and readers without scripts get', async () => {
    const { markdown, sections, content } = await pageOf(BODY)
    expect(markdown.trim()).toBe('Before.\n\nQuestion: Why?\n\nAn answer.\n\nAfter.')
    expect(sections[0]?.text).toBe('Before.\nWhy?\nAfter.')
    expect(content).toEqual([
      { html: '<p>Before.</p>' },
      { component: 'Quiz', props: { question: 'Why?' }, children: [{ html: '<p>An answer.</p>' }] },
      { html: '<noscript><p>The answers &#x3C;need> scripts.</p></noscript>' },
      { html: '<p>After.</p>' },
    ])
  })

  test('is rendered by what the page was loaded with', async () => {
    const Quiz = ({ question, children }: MdxProps & { question: string }) =>
      createElement('section', { title: question }, children)
    const components: object = { Quiz }
    const { content } = await pageOf(BODY)
    const html = (value: Partial<InteractiveComponents>) =>
      renderToStaticMarkup(
        createElement(InteractiveContext, { value }, createElement(Content, { nodes: content })),
      )
    expect(html(components)).toContain(
      '<section title="Why?"><div data-html=""><p>An answer.</p></div></section>',
    )
    expect(() => html({})).toThrow('client/mdx/interactive.ts has no component "Quiz"')
  })

  test('is loaded for the pages that name one, and for no other', async () => {
    const page = { kind: 'page', build: '', meta: {} as never, content: [], breadcrumbs: [] } as const
    expect((await loadParts({ ...page, interactive: ['Tab'] })).components).toBe(INTERACTIVE)
    expect((await loadParts(page)).components).toEqual({})
    expect((await loadParts({ kind: 'failed', build: '' })).components).toEqual({})
  })

  test('needs its half in the browser, and the types say so', () => {
    const { Tabs } = INTERACTIVE
    // @ts-expect-error: Tab is missing
    const halves: InteractiveComponents = { Tabs }
    expect(Object.keys(halves)).toEqual(['Tabs'])
    const names = [...COMPONENTS.values()]
      .filter(({ kind }) => kind === 'interactive')
      .map(({ name }) => name)
    expect(names.sort()).toEqual(Object.keys(INTERACTIVE).sort())
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
    const alive = { name: 'A', kind: 'interactive', boot: false } as const
    // @ts-expect-error: as Markdown
    expect(defineComponent({ ...drawn, text })).toBeDefined()
    // @ts-expect-error: to search
    expect(defineComponent({ ...drawn, markdown })).toBeDefined()
    // @ts-expect-error: without scripts
    expect(defineComponent({ ...alive, markdown, text })).toBeDefined()
  })
})
