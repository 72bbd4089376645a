import type { Element } from 'hast'
import { h } from 'hastscript'
import { drawRule, widthOf } from './draw-rule.ts'
import { parseGrammar } from './parse-grammar.ts'

export interface RailroadFigure {
  readonly figure: Element
  /** Anchors of the rules. */
  readonly ids: readonly string[]
}

/**
 * The diagrams of a grammar, each with its own anchor, and the grammar's source in a disclosure. Throws DiagramError.
 * `taken` returns whether the page has an anchor already.
 */
export function railroadFigure(
  grammar: string,
  title: string | undefined,
  taken: (id: string) => boolean,
): RailroadFigure {
  const rules = parseGrammar(grammar)
  const anchors = new Map(rules.map(({ name }) => [name, freeId(`syntax-${name}`, taken)]))
  const hrefOf = (name: string) => {
    const id = anchors.get(name)
    return id ? `#${id}` : null
  }
  const diagrams = rules.map((rule) => {
    const [wide, ...narrow] = drawRule(rule, hrefOf)
    const scrolls = wide && widthOf(wide) > NARROW && narrow.length === 0
    const box = scrolls ? { tabIndex: 0, role: 'group', ariaLabel: `Diagram of ${rule.name}` } : {}
    return h('div', { class: 'rule', id: anchors.get(rule.name) }, [
      h('div', { class: 'rule-name' }, rule.name),
      h('zoom-image', { class: narrow.length > 0 ? 'scroll both' : 'scroll', ...box }, [wide, ...narrow]),
    ])
  })
  const text = h('figure', { class: 'code', dataLang: 'railroad' }, [
    h('figcaption', ['EBNF', h('code-tools')]),
    h('pre', { tabIndex: 0 }, [h('code', grammar)]),
  ])
  const figure = h('figure', { class: 'railroad' }, [
    ...(title ? [h('figcaption', title)] : []),
    ...diagrams,
    h('details', [h('summary', 'Grammar as text'), text]),
  ])
  return { figure, ids: [...anchors.values()] }
}

/** The width of the article's box at 390 pixels. */
const NARROW = 320

function freeId(id: string, taken: (id: string) => boolean): string {
  if (!taken(id)) return id
  let number = 2
  while (taken(`${id}-${number}`)) number++
  return `${id}-${number}`
}
