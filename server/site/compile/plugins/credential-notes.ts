import type { Code, Parents, Root, RootContent } from 'mdast'
import type { Processor } from 'unified'
import { CREDENTIAL, hasCredential } from '../samples/credentials.ts'
import { visit } from '../visit.ts'

/**
 * Below a listing with `{key}` stands what that is, unless its author says something about it there. Once in each section
 * of the second level: a section may be all that is read, and readers were annoyed by the same line below every listing.
 */
export function credentialNotes(this: Processor) {
  return (tree: Root) => addNotes(tree, (words) => (this.parse(words) as Root).children)
}

function addNotes(tree: Root, parse: (words: string) => RootContent[]): void {
  const found: { parent: Parents; node: Code; section: number }[] = []
  let section = 0
  let setsPassword = false
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading' && node.depth <= 2) section++
    if (node.type !== 'code' || !parent) return
    setsPassword ||= SETS_PASSWORD.test(node.value)
    if (hasCredential(node.value)) found.push({ parent: parent as Parents, node, section })
  })
  const explained = new Set<number>()
  for (const { parent, node, section } of found) {
    if (explained.has(section)) continue
    const children = parent.children as RootContent[]
    const at = children.indexOf(node)
    const end = endOfRun(children, at)
    // The last of several listings in a row has it for all of them.
    if (children.slice(at + 1, end).some(hasKey)) continue
    explained.add(section)
    if (![children[at - 1], children[end]].some(speaksOfKey))
      children.splice(end, 0, ...parse(noteFor(node.value, setsPassword)))
  }
}

/** A page that gives the server a password of its own is no place to name the standard one. */
const SETS_PASSWORD = /\b(?:pg|http)[._](?:readonly[._])?password\b|PG_PASSWORD|WITH PASSWORD/i

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

function noteFor(code: string, setsPassword: boolean): string {
  const ofNewServer = !setsPassword && /admin/.test(code) && /localhost|127\.0\.0\.1/.test(code)
  const end = ofNewServer ? '; on a new server the password is `quest`' : ''
  return `\`${CREDENTIAL}\` stands for your password, token or key${end}.`
}
