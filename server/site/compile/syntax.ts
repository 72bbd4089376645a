import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

declare module 'unist' {
  interface Data {
    /** The signs that open a block, then those that close it: there are none for a block that ends with its page. */
    fences?: string[]
    /** Where the value has characters that their author escaped. */
    escaped?: number[]
  }
}

interface Context {
  readonly stack: readonly {
    type: string
    value?: string
    data?: { fences?: string[]; escaped?: number[] }
  }[]
  sliceSerialize(token: unknown): string
}

/**
 * Adds `:::note[Title]` containers to the syntax. Text and leaf directives stay off: in documentation of SQL, `12:30` is a
 * time and `::uuid` a cast. Keeps on the nodes of the tree what it alone does not say: fences of code, callouts and
 * formulas, and escapes.
 */
export function syntax(this: Processor): void {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  const constructs = directive().flow?.[COLON]
  const [container] = Array.isArray(constructs) ? constructs : []
  if (!container)
    throw new Error('micromark-extension-directive no longer lists its container construct first')
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [COLON]: container } }]
  function noteFence(this: Context, token: unknown) {
    const node = this.stack.findLast(({ type }) => type !== 'fragment')
    if (node) node.data = { ...node.data, fences: [...(node.data?.fences ?? []), this.sliceSerialize(token)] }
  }
  function noteEscape(this: Context) {
    const node = this.stack.at(-1)
    if (node?.type === 'text')
      node.data = { ...node.data, escaped: [...(node.data?.escaped ?? []), node.value?.length ?? 0] }
  }
  const enter = {
    codeFencedFenceSequence: noteFence,
    directiveContainerSequence: noteFence,
    mathFlowFenceSequence: noteFence,
    characterEscapeMarker: noteEscape,
    characterReferenceMarker: noteEscape,
  }
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown(), { enter }]
}

const COLON = 58
