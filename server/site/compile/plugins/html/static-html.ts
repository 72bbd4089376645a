import type { ElementContent, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'

/** The element that a run of HTML travels in through MDX: to the evaluation it is one string instead of a tree. */
export const STATIC_ELEMENT = 'StaticHtml'

/** The shapes of a drawing close themselves: that halves its markup. */
export const HTML_OPTIONS = {
  allowDangerousHtml: true,
  // Within double quotes, quotes of the other kind need no escape.
  allowDangerousCharacters: true,
  closeEmptyElements: true,
  tightSelfClosing: true,
} as const

/**
 * Runs of nodes without any MDX become one element that holds their HTML. Most pages are a handful of such runs, so
 * neither MDX nor React sees their thousands of elements.
 */
export const staticHtml = () => (tree: Root) => {
  tree.children = collapse(tree.children, false) as RootContent[]
}

/** Between words a space alone is kept; between blocks it means nothing. */
function collapse(
  nodes: readonly (RootContent | ElementContent)[],
  words: boolean,
): (RootContent | ElementContent)[] {
  const result: (RootContent | ElementContent)[] = []
  let run: (RootContent | ElementContent)[] = []
  const flush = () => {
    if (run.some((node) => node.type !== 'text' || node.value.trim() !== '')) result.push(staticElement(run))
    else if (words) result.push(...run)
    run = []
  }
  for (const node of nodes) {
    if (isStatic(node)) run.push(node)
    else {
      flush()
      result.push(
        'children' in node
          ? ({
              ...node,
              children: collapse(node.children as ElementContent[], hasWords(node)),
            } as typeof node)
          : node,
      )
    }
  }
  flush()
  return result
}

const hasWords = ({ type }: RootContent | ElementContent): boolean =>
  type === 'element' || (type as string) === 'mdxJsxTextElement'

function isStatic(node: RootContent | ElementContent): boolean {
  if (node.type === 'text' || node.type === 'comment' || node.type === 'raw') return true
  return node.type === 'element' && node.children.every(isStatic)
}

function staticElement(nodes: readonly (RootContent | ElementContent)[]): MdxJsxFlowElementHast {
  const value = toHtml(nodes as ElementContent[], HTML_OPTIONS)
  return {
    type: 'mdxJsxFlowElement',
    name: STATIC_ELEMENT,
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value }],
    children: [],
  }
}
