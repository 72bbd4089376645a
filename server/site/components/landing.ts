import { h } from 'hastscript'
import { defineComponent } from '../compile/define-component.ts'
import { CLIENT_LIBRARIES_FILE } from '../data/content-data.ts'

/** `<Action href="..." label="..." />`: a large link; the first in a row is the primary one. */
export const action = defineComponent({
  name: 'Action',
  kind: 'static',
  attributes: { href: 'needed', label: 'needed' },
  html: ({ href, label }) => h('a', { class: 'action', href }, label),
  markdown: ({ href, label }) => `- [${label}](${href})`,
  text: ({ label }) => label,
})

/** `<LanguageRow />`: the languages that there is a page for, each once; the page that sends rows comes first. */
export const languageRow = defineComponent({
  name: 'LanguageRow',
  kind: 'data',
  files: [CLIENT_LIBRARIES_FILE],
  mdx({ data }) {
    const links = data.clientLibraries
      .filter(({ key }, at, all) => all.findIndex((each) => each.key === key) === at)
      .map(
        ({ page, key, language }) => `<LanguageLink href="${page}" language="${key}" label="${language}" />`,
      )
    return ['<div class="chips">', ...links, '</div>'].join('\n\n')
  },
})

/** A link in `<LanguageRow />`. */
export const languageLink = defineComponent({
  name: 'LanguageLink',
  kind: 'static',
  attributes: { href: 'needed', language: 'needed', label: 'needed' },
  html: ({ href, language, label }) =>
    h('a', { class: `lang lang-${language}`, href }, [
      label,
      // Heard, and read by programs that list links: "Go" alone is a word that says nothing.
      h('span', { class: 'visually-hidden' }, ' guide'),
    ]),
  markdown: ({ href, label }) => `- [${label} guide](${href})`,
  text: ({ label }) => label,
})
