import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import { refusedScheme, SCHEME_REMEDY } from '#server/site/url-scheme.ts'
import { report } from '../compile-context.ts'
import { isJsxElement, type JsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/** Attributes whose value is an address, by their letters in lower case. */
const ADDRESSES = new Set([
  'action',
  'cite',
  'formaction',
  'href',
  'ping',
  'poster',
  'src',
  'srcset',
  'xlinkhref',
])

/** No address runs code, no attribute is a script, and none is a style, which the policy would not apply. */
export const safeAttributes = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const scheme = refusedScheme(node.url)
      if (scheme) report(file, node, `a link starts with "${scheme}:"`, SCHEME_REMEDY)
    } else if (isJsxElement(node)) checkElement(node, file)
  })
}

function checkElement(element: JsxElement, file: VFile): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name, value } = attribute
    const letters = name.toLowerCase().replace(/[^a-z]/g, '')
    if (/^on|^style$|^srcdoc$|^dangerously/.test(letters))
      report(
        file,
        element,
        `<${element.name}> has the attribute "${name}"`,
        'Pages hold no scripts and no styles.',
      )
    else if (ADDRESSES.has(letters) && typeof value === 'string') {
      const scheme = refusedScheme(value)
      if (scheme)
        report(file, element, `"${name}" of <${element.name}> starts with "${scheme}:"`, SCHEME_REMEDY)
    }
  }
}
