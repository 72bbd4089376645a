import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** A component's attribute written as plain text; null when it is absent or an expression. */
export function jsxAttribute(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | null {
  const found = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return typeof found?.value === 'string' ? found.value : null
}
