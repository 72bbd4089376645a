import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { VFile } from 'vfile'

declare module 'vfile' {
  interface DataMap {
    html: string
  }
}

/** The page as one run of HTML. MDX is left with nothing to make code of, since nothing of a page is run. */
export const printHtml = () => (tree: Root, file: VFile) => {
  file.data.html = toHtml(tree, {
    allowDangerousHtml: true,
    // Within double quotes, quotes of the other kind need no escape.
    allowDangerousCharacters: true,
    // The shapes of a drawing close themselves: that halves its markup.
    closeEmptyElements: true,
    tightSelfClosing: true,
  })
  tree.children = []
}
