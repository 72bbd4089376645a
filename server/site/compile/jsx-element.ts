import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** A component or an HTML element as its author wrote it: in a line of its own, or between words. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isJsxElement = (node: { readonly type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** The values of attributes by name. */
export type Written = Readonly<Record<string, string>>

/** The attributes of an element as its author wrote them; one without a value is empty. */
export const attributesOf = ({ attributes }: JsxElement): Written =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, String(attribute.value ?? '')]] : [],
    ),
  )
