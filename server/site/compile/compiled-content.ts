import type { ElementContent, RootContent } from 'hast'

/** Marks a slot in the HTML: no page can hold this character. */
export const SLOT_MARK = '\0'

/** A place for the pages that link to an anchor, or for the picture of the page that `anchor` is the address of. */
export interface SlotElement {
  type: 'raw'
  value: typeof SLOT_MARK
  anchor: string
}

export type RenderedNode = RootContent | ElementContent | SlotElement

/** A slot's place in a run of HTML. */
export interface Slot {
  readonly at: number
  readonly anchor: string
}

/** Content as one page alone can know it: a run of HTML may have slots that are filled when all pages are known. */
export interface CompiledNode {
  readonly html: string
  readonly slots?: readonly Slot[]
}
