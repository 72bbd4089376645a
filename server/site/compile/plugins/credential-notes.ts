import type { Root, RootContent } from 'mdast'
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
  let setsPassword = false
  visit(tree, 'code', ({ value }) => {
    setsPassword ||= SETS_PASSWORD.test(value)
  })
  let isExplained = false
  visit(tree, (node, index = 0, parent) => {
    if (node.type === 'heading' && node.depth <= 2) isExplained = false
    if (node.type !== 'code' || !parent || isExplained || !hasCredential(node.value)) return
    const siblings: RootContent[] = parent.children
    let end = index + 1
    while (siblings[end]?.type === 'code') end++
    // The last of several listings in a row has it for all of them.
    if (siblings.slice(index + 1, end).some((next) => next.type === 'code' && hasCredential(next.value)))
      return
    isExplained = true
    if (![siblings[index - 1], siblings[end]].some(speaksOfKey))
      siblings.splice(end, 0, ...parse(noteFor(node.value, setsPassword)))
  })
}

/** A page that gives the server a password of its own is no place to name the standard one. */
const SETS_PASSWORD = /\b(?:pg|http)[._](?:readonly[._])?password\b|PG_PASSWORD|WITH PASSWORD/i

const speaksOfKey = (node: RootContent | undefined): boolean =>
  node?.type === 'paragraph' &&
  node.children.some((child) => child.type === 'inlineCode' && child.value === CREDENTIAL)

function noteFor(code: string, setsPassword: boolean): string {
  const ofNewServer = !setsPassword && /admin/.test(code) && /localhost|127\.0\.0\.1/.test(code)
  const end = ofNewServer ? '; on a new server the password is `quest`' : ''
  return `\`${CREDENTIAL}\` stands for your password, token or key${end}.`
}
