import { defineComponent } from '../compile/define-component.ts'
import { CLIENT_LIBRARIES_FILE } from '../data/content-data.ts'

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
