import type { Element } from 'hast'
import { h } from 'hastscript'
import { drawRule, widthOf } from './draw-rule.ts'
import { parseGrammar } from './parse-grammar.ts'

/**
 * The diagrams of a grammar, each with an anchor that `claim` gives its page, and the grammar's source in a disclosure.
 * Throws VFileMessage.
 */
export function railroadFigure(
  grammar: string,
  title: string | undefined,
  claim: (id: string) => void,
): Element {
  const rules = parseGrammar(grammar)
  const names = new Set(rules.map(({ name }) => name))
  const hrefOf = (name: string) => (names.has(name) ? `#${idOf(name)}` : null)
  const diagrams = rules.map((rule) => {
    const id = idOf(rule.name)
    claim(id)
    const [wide, ...narrow] = drawRule(rule, hrefOf)
    const scrolls = wide && widthOf(wide) > NARROW && narrow.length === 0
    const box = scrolls ? { tabIndex: 0, role: 'group', ariaLabel: `Diagram of ${rule.name}` } : {}
    return h('div', { class: 'rule', id }, [
      h('div', { class: 'rule-name' }, rule.name),
      h('zoom-image', { class: narrow.length > 0 ? 'scroll both' : 'scroll', ...box }, [wide, ...narrow]),
    ])
  })
  const text = h('figure', { class: 'code', dataLang: 'railroad' }, [
    h('figcaption', ['EBNF', h('code-tools')]),
    h('pre', { tabIndex: 0 }, [h('code', grammar)]),
  ])
  return h('figure', { class: 'railroad' }, [
    ...(title ? [h('figcaption', title)] : []),
    ...diagrams,
    h('details', [h('summary', 'Grammar as text'), text]),
  ])
}

const idOf = (rule: string): string => `syntax-${rule}`

/** The width of the article's box at 390 pixels. */
const NARROW = 320
