import { run } from '@mdx-js/mdx'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Json } from '#client/model/page.ts'
import type { Component, ComponentList } from '../components/define-component.ts'
import type { EvaluatedNode } from './compiled-content.ts'
import { STATIC_ELEMENT } from './plugins/html/static-html.ts'

type Props = Record<string, unknown> & { children?: unknown }

/** A page that cannot be evaluated; the caller knows the file. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError'
}

const Fragment = Symbol('Fragment')

/** Runs a compiled page once and returns its tree. Nothing of React is involved: our runtime builds plain nodes. */
export async function evaluateMdx(code: string, components: ComponentList): Promise<EvaluatedNode[]> {
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
  const nodes = toNodes(contentOf(module)({ components: renderers(components) }))
  if (nodes.length === 0) throw new EvaluationError('the page has nothing to show')
  return nodes
}

/** The default component of an evaluated page. */
export function contentOf(module: { default?: unknown }): (props: object) => unknown {
  if (typeof module.default !== 'function')
    throw new EvaluationError('the page module has no default component')
  return module.default as (props: object) => unknown
}

type Render = (props: Props) => EvaluatedNode | EvaluatedNode[]

function renderers(components: ComponentList): Record<string, Render> {
  const staticHtml: Render = ({ html }) => ({ type: 'raw', value: String(html) }) as unknown as EvaluatedNode
  return {
    [STATIC_ELEMENT]: staticHtml,
    ...Object.fromEntries([...components.values()].map((component) => [component.name, render(component)])),
  }
}

const render =
  (component: Component): Render =>
  ({ children, ...props }) => {
    const nodes = toNodes(children)
    switch (component.kind) {
      case 'static':
        return component.html(props, nodes)
      case 'interactive':
        // Expressions of pages are plain data.
        return {
          type: 'interactive',
          name: component.name,
          props: props as Record<string, Json>,
          children: nodes,
        }
      case 'data':
        throw new EvaluationError(`<${component.name}> was not replaced by what it stands for`)
    }
  }

function toNodes(value: unknown): EvaluatedNode[] {
  if (value === null || value === undefined || typeof value === 'boolean') return []
  if (Array.isArray(value)) return value.flatMap(toNodes)
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }]
  if (typeof value === 'object' && 'type' in value) return [value as EvaluatedNode]
  throw new EvaluationError(`an expression gives a ${typeof value}, which a page cannot show`)
}
