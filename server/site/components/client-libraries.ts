import { defineComponent } from '../compile/define-component.ts'
import { CLIENT_LIBRARIES_FILE } from '../data/content-data.ts'
import { PROTOCOLS } from '../data/parse-client-libraries.ts'

/** `<ClientLibraries protocol="ilp" />`: a card for each library of a protocol. */
export const clientLibraries = defineComponent({
  name: 'ClientLibraries',
  kind: 'data',
  attributes: { protocol: PROTOCOLS },
  files: [CLIENT_LIBRARIES_FILE],
  mdx({ data, attributes: { protocol } }) {
    const found = data.clientLibraries.filter((library) => library.protocol === protocol)
    const cards = found.map(
      ({ language, page, description }) =>
        `<Card href="${page}" title="${language}">\n\n${description.trim()}\n\n</Card>`,
    )
    return ['<CardGrid>', ...cards, '</CardGrid>'].join('\n\n')
  },
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
        // "guide" is heard, and read by programs that list links: "Go" alone is a word that says nothing.
        ({ page, key, language }) =>
          `<a class="lang lang-${key}" href="${page}">${language}<span class="visually-hidden"> guide</span></a>`,
      )
    return ['<div class="chips">', ...links, '</div>'].join('\n\n')
  },
})
