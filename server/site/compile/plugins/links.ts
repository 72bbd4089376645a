import type { Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { isFeed } from '#client/model/named-pages.ts'
import { resolveLink } from '#server/site/page-path.ts'
import { decodeFragment } from '#server/site/resolve-fragment.ts'
import { refusedScheme, SCHEME_REMEDY } from '#server/site/url-scheme.ts'
import { fileOf, report, stateOf } from '../compile-context.ts'
import { isJsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** Links inside the site become canonical addresses and are noted for the check of the whole site. No address runs code. */
export const links = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
        if (attribute.name === 'src' || attribute.name === 'cite') checkScheme(node, attribute.value)
        if (attribute.name === 'href') attribute.value = note(node, attribute.value)
      }
    } else if (node.type === 'link' || node.type === 'definition') {
      if (node.type === 'link' && node.children.length === 0) report(file, node, 'a link has no text')
      node.url = note(node, node.url)
    }
  })

  /** The address to print. */
  function note(node: Node, url: string): string {
    checkScheme(node, url)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || isFeed(url)) return url
    const source = fileOf(file, node)
    const target = resolveLink(source, url)
    if (!target) {
      const remedy = 'Write /docs/name/ or a path relative to the file.'
      report(file, node, `the link "${url}" cannot be an address of this site`, remedy)
      return url
    }
    const { path, query, hash } = target
    const fragment = hash && `#${hash}`
    const isOwn = url.startsWith('#')
    stateOf(file).references.push({
      url: (isOwn ? '' : path) + decodeFragment(fragment),
      file: source,
      ...(node.position ? { line: node.position.start.line } : {}),
    })
    return isOwn ? url : path + query + fragment
  }

  function checkScheme(node: Node, url: string): void {
    const scheme = refusedScheme(url)
    if (scheme) report(file, node, `an address starts with "${scheme}:"`, SCHEME_REMEDY)
  }
}
