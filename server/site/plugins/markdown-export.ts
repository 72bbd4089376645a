import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Handle, type State, toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import { jsxAttribute } from '../jsx-attribute.ts'
import { CALLOUTS } from './callouts.ts'

declare module 'vfile' {
  interface DataMap {
    markdown: string
  }
}

/** The page as plain Markdown: snippets are in place, components become what they say, no JSX is left. */
export const markdownExport = () => (tree: Root, file: VFile) => {
  file.data.markdown = toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    handlers,
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
  })
}

const handlers: Record<string, Handle> = {
  code: ({ lang, value }: { lang?: string | null; value: string }) => {
    const fence = '`'.repeat(Math.max(3, ...(value.match(/^`{3,}/gm) ?? []).map((run) => run.length + 1)))
    return `${fence}${lang ?? ''}\n${value}\n${fence}`
  },
  math: ({ value }: { value: string }) => `$$\n${value}\n$$`,
  inlineMath: ({ value }: { value: string }) => `$${value}$`,
  containerDirective: (node, _parent, state) => quote(node.name, node, state),
  mdxJsxFlowElement: (node, _parent, state) => element(node, state),
  mdxJsxTextElement: (node, _parent, state, info) => inline(node, state, info),
  mdxFlowExpression: () => '',
  mdxTextExpression: () => '',
  mdxjsEsm: () => '',
}

function quote(name: string, node: Parents, state: State): string {
  const [first] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? (first as Paragraph) : null
  const title = label
    ? state.containerPhrasing(label, { before: '', after: '', now: ORIGIN, lineShift: 0 })
    : (CALLOUTS as Record<string, string>)[name]
  const body = flow(node.children.slice(label ? 1 : 0), state)
  return `**${title}**\n\n${body}`
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
}

const ORIGIN = { line: 1, column: 1 }

function element(node: MdxJsxFlowElement, state: State): string {
  const body = contentOf(node.children, state)
  const title = jsxAttribute(node, 'title') ?? jsxAttribute(node, 'label')
  switch (node.name) {
    case 'Tab':
      return `**${title}**\n\n${body}`
    case 'Card': {
      const href = jsxAttribute(node, 'href')
      return `- ${href ? `[${title}](${href})` : title}: ${body.replace(/\s+/g, ' ').trim()}`
    }
    case 'summary':
      return `**${body}**`
    case 'Screenshot': {
      const caption = jsxAttribute(node, 'caption')
      return `![${jsxAttribute(node, 'alt')}](${jsxAttribute(node, 'src')})${caption ? `\n\n*${caption}*` : ''}`
    }
    default:
      return title ? `**${title}**\n\n${body}` : body
  }
}

function inline(node: MdxJsxTextElement, state: State, info: Parameters<Handle>[3]): string {
  if (node.name === 'Since') return `(since ${jsxAttribute(node, 'version')})`
  if (node.name === 'Enterprise') return '(Enterprise)'
  return state.containerPhrasing(
    { type: 'paragraph', children: node.children as Paragraph['children'] },
    info,
  )
}

/** An element may hold blocks, or words alone. */
const contentOf = (children: readonly Nodes[], state: State): string =>
  children.some(({ type }) => BLOCKS.has(type))
    ? flow(children, state)
    : state.containerPhrasing(
        { type: 'paragraph', children: children as Paragraph['children'] },
        { before: '', after: '', now: ORIGIN, lineShift: 0 },
      )

const BLOCKS = new Set<string>([
  'blockquote',
  'code',
  'containerDirective',
  'heading',
  'list',
  'math',
  'mdxJsxFlowElement',
  'paragraph',
  'table',
  'thematicBreak',
])

const flow = (children: readonly Nodes[], state: State): string =>
  state.containerFlow({ type: 'root', children: children as Root['children'] }, {
    before: '',
    after: '',
    now: ORIGIN,
    lineShift: 0,
  } as never)
