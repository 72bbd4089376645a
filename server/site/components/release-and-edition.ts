import { h } from 'hastscript'
import { report, stateOf } from '../compile/compile-context.ts'
import { defineComponent } from '../compile/define-component.ts'
import { attributesOf } from '../compile/jsx-element.ts'
import { KINDS } from '../data/release-history.ts'
import { releaseMark } from '../data/release-mark.ts'
import { RELEASES_FILE } from '../data/releases.ts'

/**
 * The release that introduced something, from the measured data: `<Since clause="reference/sql/create-table TTL" />`.
 * Headings of functions, clauses and types, and settings, show theirs automatically.
 */
export const since = defineComponent({
  name: 'Since',
  kind: 'static',
  attributes: Object.fromEntries(KINDS.map((name) => [name, 'optional' as const])),
  prepare(element, file) {
    const attributes = attributesOf(element)
    const { options, includes } = stateOf(file)
    includes.add(RELEASES_FILE)
    const kind = KINDS.find((each) => attributes[each])
    const name = kind && attributes[kind]
    const version =
      kind && name && releaseMark(options.data.releases, kind, [name], options.release.tag_name).since
    if (version) return { version }
    const problem = name
      ? `nothing newer than the first measured release is the ${kind} "${name}"`
      : 'it names nothing that is measured'
    const remedy = `Write <Since ${KINDS.join('|')}="name" />; the names are in content/${RELEASES_FILE}.`
    report(file, element, `<Since>: ${problem}`, remedy)
    return undefined
  },
  html: ({ version }) => h('span', { class: 'mark since' }, `Since ${version}`),
  markdown: ({ version }) => `(since ${version})`,
  text: ({ version }) => `Since ${version}`,
})

/** Marks features that only QuestDB Enterprise has. */
export const enterprise = defineComponent({
  name: 'Enterprise',
  kind: 'static',
  html: () => h('span', { class: 'mark enterprise' }, 'Enterprise'),
  markdown: () => '(Enterprise)',
  text: 'nothing',
})
