import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** A component or an HTML element as its author wrote it: in a line of its own, or between words. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isJsxElement = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** An attribute written as plain text; null when it is absent or an expression. */
export function jsxAttribute(element: JsxElement, name: string): string | null {
  const found = element.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return typeof found?.value === 'string' ? found.value : null
}

export function setJsxAttributes(element: JsxElement, values: Readonly<Record<string, string>>): void {
  element.attributes = [
    ...element.attributes.filter(
      (attribute) => attribute.type !== 'mdxJsxAttribute' || !Object.hasOwn(values, attribute.name),
    ),
    ...Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
  ]
}
