import type { Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Heading } from '#client/model/page.ts'

/** A heading and the words below it up to the next one: what search finds. */
export interface PageSection {
  /** Empty for what stands above the first heading. */
  readonly id: string
  readonly title: string
  /** Titles of the headings above. */
  readonly parents: readonly string[]
  readonly text: string
  readonly code: string
  /** Rows of tables that links can point at, such as settings. */
  readonly rows: readonly AnchoredRow[]
}

export interface AnchoredRow {
  readonly id: string
  readonly text: string
}

declare module 'vfile' {
  interface DataMap {
    headings: Heading[]
    ids: string[]
    sections: PageSection[]
  }
}

/** Reads the finished Markdown tree: the table of contents, all anchors, and the text by section. */
export const collectText = () => (tree: Root, file: VFile) => {
  const headings: Heading[] = []
  const ids: string[] = []
  const sections: {
    id: string
    title: string
    parents: string[]
    text: string[]
    code: string[]
    rows: AnchoredRow[]
  }[] = []
  const trail: { depth: number; title: string }[] = []
  let section = open('', '', [])

  visit(tree, (node) => {
    const child = node as RootContent
    if (child.type === 'heading') {
      const title = textOf(child)
      const id = String(child.data?.hProperties?.id)
      ids.push(id)
      if (child.depth === 2 || child.depth === 3) headings.push({ id, depth: child.depth, title })
      while (trail.length > 0 && (trail.at(-1)?.depth ?? 0) >= child.depth) trail.pop()
      section = open(
        id,
        title,
        trail.map((above) => above.title),
      )
      trail.push({ depth: child.depth, title })
      return 'skip'
    }
    if (child.type === 'tableRow') {
      const [name, ...cells] = child.children
      const id = name?.data?.hProperties?.id
      if (id) section.rows.push({ id: String(id), text: cells.map((cell) => textOf(cell)).join(' ') })
    }
    if (child.type === 'code') section.code.push(child.value)
    else if (child.type === 'paragraph' || child.type === 'tableCell') {
      const anchor = child.data?.hProperties?.id
      if (anchor) ids.push(String(anchor))
      section.text.push(textOf(child))
      return 'skip'
    }
  })

  file.data.headings = headings
  file.data.ids = ids
  file.data.sections = sections.map(({ text, code, ...rest }) => ({
    ...rest,
    text: text.join(' '),
    code: code.join('\n'),
  }))

  function open(id: string, title: string, parents: string[]) {
    const opened = {
      id,
      title,
      parents,
      text: [] as string[],
      code: [] as string[],
      rows: [] as AnchoredRow[],
    }
    sections.push(opened)
    return opened
  }
}
