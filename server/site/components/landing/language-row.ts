import { CLIENT_LIBRARIES_FILE } from '../../data/content-data.ts'
import { defineComponent } from '../define-component.ts'

/** `<LanguageRow />`: the languages that there is a page for, each once; the page that sends rows comes first. */
export const languageRow = defineComponent({
  name: 'LanguageRow',
  kind: 'data',
  files: [CLIENT_LIBRARIES_FILE],
  mdx({ data }) {
    const firsts = new Map(data.clientLibraries.toReversed().map((library) => [library.key, library]))
    const links = [...new Set(data.clientLibraries.map(({ key }) => key))].flatMap((key) => {
      const library = firsts.get(key)
      return library
        ? [`<LanguageLink href="${library.page}" language="${key}" label="${library.language}" />`]
        : []
    })
    return ['<Landing part="languages">', ...links, '</Landing>'].join('\n\n')
  },
})
