import { h } from 'hastscript'
import { defineComponent } from '../define-component.ts'

/** A link in `<LanguageRow />`. */
export const languageLink = defineComponent({
  name: 'LanguageLink',
  kind: 'static',
  attributes: { href: 'needed', language: 'needed', label: 'needed' },
  html: ({ href, language, label }) =>
    h('a', { class: `lang lang-${language}`, href: String(href) }, [
      String(label),
      // Heard, and read by programs that list links: "Go" alone is a word that says nothing.
      h('span', { class: 'visually-hidden' }, ' guide'),
    ]),
  markdown: ({ attribute }) => `- [${attribute('label')} guide](${attribute('href')})`,
  text: ({ attribute }) => attribute('label') ?? '',
})
