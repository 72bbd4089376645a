import type { RootContent } from 'mdast'
import type { Json } from '#client/model/page.ts'

type MdxExpression = Extract<RootContent, { type: 'mdxTextExpression' }>
type Program = NonNullable<NonNullable<MdxExpression['data']>['estree']>
type Expression = Extract<Program['body'][number], { type: 'ExpressionStatement' }>['expression']

/** The value of an expression that is plain data; undefined for any other, such as a name, a call or a function. */
export function literalOf(program: Program | null | undefined): Json | undefined {
  const [statement, ...others] = program?.body ?? []
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined
  return dataOf(statement.expression)
}

function dataOf(node: Expression): Json | undefined {
  switch (node.type) {
    case 'Literal':
      return isPlain(node.value) ? node.value : undefined
    case 'TemplateLiteral': {
      const text = node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
      return isPlain(text) ? text : undefined
    }
    case 'UnaryExpression': {
      const value = node.operator === '-' ? dataOf(node.argument) : undefined
      return typeof value === 'number' ? -value : undefined
    }
    case 'ArrayExpression':
      return allOf(
        node.elements.map((item) => (item && item.type !== 'SpreadElement' ? dataOf(item) : undefined)),
      )
    case 'ObjectExpression': {
      const keys = node.properties.map(keyOf)
      const values = allOf(
        node.properties.map((entry) =>
          entry.type === 'Property' ? dataOf(entry.value as Expression) : undefined,
        ),
      )
      if (!values || keys.includes(null)) return undefined
      return Object.fromEntries(keys.map((key, index) => [key, values[index]]))
    }
    default:
      return undefined
  }
}

/** Numbers that JSON can write, and strings without the one character that stands for a slot in printed HTML. */
const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && !value.includes('\0'))

const allOf = (values: readonly (Json | undefined)[]): Json[] | undefined =>
  values.includes(undefined) ? undefined : (values as Json[])

type Entry = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number]

/** The name in `name: value`; null for every other form of entry, and for the name that sets a prototype. */
function keyOf(entry: Entry): string | null {
  if (entry.type !== 'Property' || entry.kind !== 'init' || entry.computed || entry.method || entry.shorthand)
    return null
  const { key } = entry
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '__proto__'
  return name === '__proto__' ? null : name
}
