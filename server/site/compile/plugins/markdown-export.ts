import type { Code, Nodes, Paragraph, Parents, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { type Handle, type State, toMarkdown } from 'mdast-util-to-markdown'
import type { VFile } from 'vfile'
import type { ComponentList } from '../define-component.ts'
import { attributesOf, type JsxElement } from '../jsx-element.ts'
import { codeAsMarkdown } from '../samples/code-as-markdown.ts'
import { CALLOUTS } from './callouts.ts'

/** The page as plain Markdown: snippets are in place, components become what they say, no JSX is left. */
export const markdownExport = (components: ComponentList) => (tree: Root, file: VFile) => {
  file.data.markdown = toMarkdown(tree, {
    // Columns that are laid out with spaces double the size of a page of tables.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: {
      ...HANDLERS,
      mdxJsxFlowElement: (node: MdxJsxFlowElement, _parent, state) =>
        element(node, contentOf(node.children, state), components),
      mdxJsxTextElement: (node: MdxJsxTextElement, _parent, state, info) =>
        element(node, phrasing(node.children, state, info), components),
    },
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
  })
}

const HANDLERS: Record<string, Handle> = {
  code: ({ lang, meta, value }: Code) => codeAsMarkdown(lang ?? '', meta, value),
  math: ({ value }: { value: string }) => `$$\n${value}\n$$`,
  inlineMath: ({ value }: { value: string }) => `$${value}$`,
  containerDirective: (node, _parent, state) => quote(node.name, node, state),
}

function quote(name: string, node: Parents, state: State): string {
  const [first] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? (first as Paragraph) : null
  const kind = CALLOUTS.get(name)
  const title = label ? `${kind}: ${state.containerPhrasing(label, ALONE)}` : kind
  const body = flow(node.children.slice(label ? 1 : 0), state)
  return `**${title}**\n\n${body}`
    .split('\n')
    .map((line) => (line ? `> ${line}` : '>'))
    .join('\n')
}

/** The surroundings of a node that is written alone; they matter only within a sentence. */
const ALONE = { before: '', after: '', now: { line: 1, column: 1 }, lineShift: 0 }

/** A component says itself how it reads; of an HTML element its content is left, and its anchor. */
function element(node: JsxElement, body: string, components: ComponentList): string {
  const component = components.get(node.name ?? '')
  if (component && component.kind !== 'data') return component.markdown(attributesOf(node), body)
  const { id, href } = attributesOf(node)
  const anchor = id && node.type === 'mdxJsxFlowElement' ? `<a id="${id}"></a>\n\n` : ''
  return anchor + (HTML[node.name ?? '']?.(body, href) ?? body)
}

/** HTML that would lose its meaning with its tags. */
const HTML: Readonly<Record<string, (body: string, href?: string) => string>> = {
  a: (body, href) => (href ? `[${body}](${href})` : body),
  summary: (body) => `**${body.replaceAll('**', '')}**`,
  sup: (body) => `^${body}`,
  sub: (body) => `_${body}`,
  kbd: (body) => `\`${body}\``,
  br: () => '\n',
}

/** An element may hold blocks, or words alone. */
const contentOf = (children: readonly Nodes[], state: State): string =>
  children.some(({ type }) => type === 'text') ? phrasing(children, state, ALONE) : flow(children, state)

const phrasing = (children: readonly Nodes[], state: State, info: Parameters<Handle>[3]): string =>
  state.containerPhrasing({ type: 'paragraph', children: children as Paragraph['children'] }, info)

const flow = (children: readonly Nodes[], state: State): string =>
  state.containerFlow({ type: 'root', children: children as Root['children'] }, ALONE)
