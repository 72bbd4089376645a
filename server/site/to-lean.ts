import type { ContentNode, PageData } from '#client/model/page.ts'

/** A page without what the markup that carries it says too: the HTML of the content, and the headings. */
export function toLean<Page extends PageData>(page: Page): Page {
  return { ...page, meta: { ...page.meta, headings: [] }, content: withoutHtml(page.content) }
}

function withoutHtml(content: readonly ContentNode[]): ContentNode[] {
  return content.map((node) =>
    'html' in node ? { html: '' } : { ...node, children: withoutHtml(node.children) },
  )
}
