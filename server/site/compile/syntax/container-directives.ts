import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

/**
 * `:::note[Title]` containers only. Text and leaf directives stay off: in documentation of SQL, `12:30` is a time and
 * `::uuid` a cast.
 */
export function containerDirectives(this: Processor): void {
  const data = this.data() as Record<'micromarkExtensions' | 'fromMarkdownExtensions', unknown[] | undefined>
  const { flow } = directive()
  const constructs = flow?.[COLON]
  const [container] = Array.isArray(constructs) ? constructs : []
  if (!container)
    throw new Error('micromark-extension-directive no longer lists its container construct first')
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: { [COLON]: container } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()]
}

const COLON = 58
