import type { Root } from 'mdast'
import { expect, test } from 'vitest'
import { SKIP, visit } from '#server/site/compile/visit.ts'

const tree = (): Root => ({
  type: 'root',
  children: [
    { type: 'paragraph', children: [{ type: 'text', value: 'a' }] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'b' }] }] },
    { type: 'thematicBreak' },
  ],
})

test('nodes are visited from the outside in, those of a type with their place', () => {
  const types: string[] = []
  visit(tree(), (node) => void types.push(node.type))
  expect(types).toEqual(['root', 'paragraph', 'text', 'blockquote', 'paragraph', 'text', 'thematicBreak'])
  const places: unknown[] = []
  visit(tree(), 'paragraph', (_node, index, parent) => void places.push([parent?.type, index]))
  expect(places).toEqual([
    ['root', 0],
    ['blockquote', 0],
  ])
})

test('a visitor may leave out what is in a node, and go on at another place', () => {
  const types: string[] = []
  const changed = tree()
  visit(changed, (node, index, parent) => {
    types.push(node.type)
    if (node.type === 'blockquote') return SKIP
    if (node.type !== 'paragraph' || parent?.type !== 'root' || index === undefined) return undefined
    parent.children.splice(index, 1)
    return index
  })
  expect(types).toEqual(['root', 'paragraph', 'text', 'blockquote', 'thematicBreak'])
})
