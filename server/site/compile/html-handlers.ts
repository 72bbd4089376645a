import type { ProcessorOptions } from '@mdx-js/mdx'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Code } from 'mdast'
import type { ComponentList } from './define-component.ts'
import { attributesOf, type JsxElement } from './jsx-element.ts'

type Handlers = NonNullable<NonNullable<ProcessorOptions['remarkRehypeOptions']>['handlers']>
type Handler = NonNullable<Handlers['code']>

declare module 'mdast' {
  interface CodeData {
    /** Its figure. */
    html?: Element
  }
}

/** The HTML of nodes that remark-rehype leaves to others: listings, and components, which become what they stand for. */
export function htmlHandlers(components: ComponentList): Handlers {
  const element: Handler = (state, node: JsxElement) => {
    const children: ElementContent[] = state.all(node as never)
    if (node.name === null) return children
    const component = components.get(node.name)
    const attributes = attributesOf(node)
    return component?.kind === 'static'
      ? component.html(attributes, children)
      : h(node.name, attributes, children)
  }
  return {
    mdxJsxFlowElement: element,
    mdxJsxTextElement: element,
    code: (_state, { data }: Code) => data?.html,
  }
}

/** Marks a slot in the HTML, before and after its anchor: no page can hold this character. */
export const SLOT_MARK = '\0'

/** A place for the pages that link to an anchor, or for the picture of the page that `anchor` is the address of. */
export const slot = (anchor: string): ElementContent => rawHtml(SLOT_MARK + anchor + SLOT_MARK)

/** HTML that is printed as it is. */
export const rawHtml = (value: string) => ({ type: 'raw', value }) as unknown as ElementContent
