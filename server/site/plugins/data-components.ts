import type { Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import { stateOf } from '../compile-context.ts'
import type { ReleaseRecord } from '../release.ts'

/** Components that stand for data of the repository, as the Markdown that they become. */
export const DATA_COMPONENTS: Readonly<Record<string, (release: ReleaseRecord) => string>> = {
  ReleaseAssets: releaseAssets,
  ReleaseNotes: ({ body }) => body,
}

/** Turns data components into Markdown before other plugins run: their headings, links and tables count for the page. */
export function dataComponents(this: Processor) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const write = DATA_COMPONENTS[node.name ?? '']
      if (!write || !parent || index === undefined) return
      const snippet = this.parse(new VFile(write(stateOf(file).options.release))) as Root
      visit(snippet, (child) => {
        delete child.position
      })
      parent.children.splice(index, 1, ...(snippet.children as RootContent[] as never[]))
      return index + snippet.children.length
    })
  }
}

function releaseAssets({ assets }: ReleaseRecord): string {
  const rows = assets.map(
    ({ name, browser_download_url, size, download_count }) =>
      `| [${name}](${browser_download_url}) | ${(size / 1_000_000).toFixed(1)} MB (${size.toLocaleString('en')} bytes) | ${download_count.toLocaleString('en')} |`,
  )
  return ['| Archive | Size | Downloads |', '|---|--:|--:|', ...rows].join('\n')
}
