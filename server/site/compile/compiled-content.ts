import type { ElementContent, RootContent } from 'hast'
import type { Json } from '#client/model/page.ts'

/** A component that runs in the browser: it stays in the content by name, with its props as data. */
export interface InteractiveElement {
  type: 'interactive'
  name: string
  props: Record<string, Json>
  children: RenderedNode[]
}

/** What a slot is printed as, to find its place in the HTML: no page can hold this character. */
export const SLOT_MARK = '\0'

/** A place for the pages that link to an anchor. */
export interface SlotElement {
  type: 'raw'
  value: typeof SLOT_MARK
  anchor: string
}

export type RenderedNode = RootContent | ElementContent | InteractiveElement | SlotElement

/** A slot's place in a run of HTML. */
export interface Slot {
  readonly at: number
  readonly anchor: string
}

/** Content as one page alone can know it: a run of HTML may have slots that are filled when all pages are known. */
export type CompiledNode =
  | { html: string; slots?: readonly Slot[] }
  | { tag: string; attrs: Record<string, string>; children: CompiledNode[] }
  | { component: string; props: Record<string, Json>; children: CompiledNode[] }
