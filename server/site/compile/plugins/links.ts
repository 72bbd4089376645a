import type { Parents, Root } from 'mdast'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { isFeed } from '#client/model/named-pages.ts'
import { resolveLink } from '#server/site/page-path.ts'
import { decodeFragment } from '#server/site/resolve-fragment.ts'
import { refusedScheme, SCHEME_REMEDY } from '#server/site/url-scheme.ts'
import { fileOf, report, stateOf } from '../compile-context.ts'
import { isJsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/**
 * Links inside the site become canonical addresses and are noted for the check of the whole site. A link to a page
 * that is announced but not written is left as its text, so that no reader meets a dead end; it turns into a link by
 * itself when the page lands. No address runs code.
 */
export const links = () => (tree: Root, file: VFile) => {
  const { references, options } = stateOf(file)

  visit(tree, (node, index, parent) => {
    if (isJsxElement(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
        if (attribute.name === 'src' || attribute.name === 'cite') checkScheme(node, attribute.value)
        if (attribute.name !== 'href') continue
        const target = note(node, attribute.value)
        if (target) attribute.value = isPlanned(target) ? '' : target
      }
      return
    }
    if (node.type !== 'link' && node.type !== 'definition') return
    if (node.type === 'link' && node.children.length === 0) report(file, node, 'a link has no text')
    const target = note(node, node.url)
    if (!target) return
    node.url = target
    if (node.type === 'link' && isPlanned(target) && parent && index !== undefined) {
      ;(parent as Parents).children.splice(index, 1, ...(node.children as never[]))
      return index
    }
    return undefined
  })

  function note(node: Node, url: string): string | null {
    checkScheme(node, url)
    const source = fileOf(file, node)
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(url) || isFeed(url)) return null
    const target = resolveLink(source, url)
    if (!target) {
      report(
        file,
        node,
        `the link "${url}" cannot be an address of this site`,
        'Write /docs/name/ or a path relative to the file.',
      )
      return null
    }
    const { path, query, hash } = target
    const fragment = hash && `#${hash}`
    const canonical = url.startsWith('#') ? url : path + query + fragment
    if (!options.planned.has(path)) {
      references.push({
        url: (url.startsWith('#') ? '' : path) + decodeFragment(fragment),
        file: source,
        ...(node.position ? { line: node.position.start.line } : {}),
      })
    }
    return canonical
  }

  function checkScheme(node: Node, url: string): void {
    const scheme = refusedScheme(url)
    if (scheme) report(file, node, `an address starts with "${scheme}:"`, SCHEME_REMEDY)
  }

  function isPlanned(url: string): boolean {
    return options.planned.has(url.split(/[?#]/)[0] ?? '')
  }
}
