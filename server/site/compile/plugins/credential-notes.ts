import type { Code, Paragraph, Parents, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { CREDENTIAL, hasCredential } from '../samples/credentials.ts'

/** Below a listing with `{key}` stands what that is, unless its author says something about it there. */
export const credentialNotes = () => (tree: Root) => {
  const found: { parent: Parents; node: Code }[] = []
  visit(tree, 'code', (node, _index, parent) => {
    if (parent && hasCredential(node.value)) found.push({ parent, node })
  })
  for (const { parent, node } of found) {
    const children = parent.children as RootContent[]
    const at = children.indexOf(node)
    const end = endOfRun(children, at)
    const around = [children[at - 1], children[end]]
    // The last of several listings in a row has it for all of them.
    if (children.slice(at + 1, end).some(hasKey) || around.some(speaksOfKey)) continue
    children.splice(end, 0, noteFor(node.value))
  }
}

/** After the listings and results that directly follow one another. */
function endOfRun(children: readonly RootContent[], at: number): number {
  let end = at + 1
  while (children[end]?.type === 'code') end++
  return end
}

const hasKey = (node: RootContent): boolean => node.type === 'code' && hasCredential(node.value)

const speaksOfKey = (node: RootContent | undefined): boolean =>
  node?.type === 'paragraph' &&
  node.children.some((child) => child.type === 'inlineCode' && child.value === CREDENTIAL)

function noteFor(code: string): Paragraph {
  const ofNewServer = /admin/.test(code) && /localhost|127\.0\.0\.1/.test(code)
  const words: Paragraph['children'] = [
    { type: 'inlineCode', value: CREDENTIAL },
    { type: 'text', value: ' stands for your password, token or key' },
  ]
  const end: Paragraph['children'] = ofNewServer
    ? [
        { type: 'text', value: '; on a new server the password is ' },
        { type: 'inlineCode', value: 'quest' },
        { type: 'text', value: '.' },
      ]
    : [{ type: 'text', value: '.' }]
  return { type: 'paragraph', children: [...words, ...end] }
}
