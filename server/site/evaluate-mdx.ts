import { run } from '@mdx-js/mdx'
import type { Element, ElementContent, RootContent } from 'hast'
import { h } from 'hastscript'
import type { Json } from '#client/model/page.ts'
import { STATIC_ELEMENT } from './plugins/static-html.ts'

/** A component that runs in the browser: it stays in the content tree by name, with its props as data. */
export interface InteractiveElement {
  type: 'interactive'
  name: string
  props: Record<string, Json>
  children: EvaluatedNode[]
}

export type EvaluatedNode = RootContent | ElementContent | InteractiveElement

type Props = Record<string, unknown> & { children?: unknown }

/** A component that is finished on the server: from its props and content to HTML, or to interactive elements in it. */
export type StaticComponent = (
  props: Record<string, unknown>,
  children: EvaluatedNode[],
) => EvaluatedNode | EvaluatedNode[]

export interface Components {
  readonly static: Readonly<Record<string, StaticComponent>>
  /** Names of the components of client/mdx. */
  readonly interactive: ReadonlySet<string>
}

/** A page that cannot be evaluated; the caller knows the file. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError'
}

const Fragment = Symbol('Fragment')

/** Runs a compiled page once and returns its tree. Nothing of React is involved: our runtime builds plain nodes. */
export async function evaluateMdx(code: string, components: Components): Promise<EvaluatedNode[]> {
  const jsx = (type: unknown, props: Props): EvaluatedNode | EvaluatedNode[] => {
    const { children, ...rest } = props
    const content = toNodes(children)
    if (type === Fragment) return content
    if (typeof type === 'string')
      return h(type, rest as Record<string, string>, content as ElementContent[]) as Element
    if (typeof type === 'function') return type({ ...rest, children: content })
    throw new EvaluationError('the page renders something that is neither an element nor a component')
  }
  const runtime = { Fragment, jsx, jsxs: jsx, baseUrl: import.meta.url } as never
  const module = await run(code, runtime)
  return toNodes(contentOf(module)({ components: markers(components) }))
}

/** The default component of an evaluated page. */
export function contentOf(module: { default?: unknown }): (props: object) => unknown {
  if (typeof module.default !== 'function')
    throw new EvaluationError('the page module has no default component')
  return module.default as (props: object) => unknown
}

function markers({ static: finished, interactive }: Components): Record<string, (props: Props) => unknown> {
  const components: Record<string, (props: Props) => unknown> = {
    [STATIC_ELEMENT]: ({ html }) => ({ type: 'raw', value: String(html) }),
  }
  for (const [name, component] of Object.entries(finished)) {
    components[name] = ({ children, ...props }) => component(props, toNodes(children))
  }
  for (const name of interactive) {
    components[name] = ({ children, ...props }) => ({
      type: 'interactive',
      name,
      props: serialisable(name, props),
      children: toNodes(children),
    })
  }
  return components
}

function toNodes(value: unknown): EvaluatedNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (Array.isArray(value)) return value.flatMap(toNodes)
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }]
  if (typeof value === 'object' && 'type' in value) return [value as EvaluatedNode]
  throw new EvaluationError(`an expression gives a ${typeof value}, which a page cannot show`)
}

/** The props as JSON data, or an error that names the one that is not. */
function serialisable(name: string, props: Record<string, unknown>): Record<string, Json> {
  for (const [prop, value] of Object.entries(props)) {
    if (!isJson(value))
      throw new EvaluationError(
        `<${name}> has a prop "${prop}" that cannot travel to the browser: only text, numbers, lists and plain objects can`,
      )
  }
  return props as Record<string, Json>
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isJson)
  )
}
