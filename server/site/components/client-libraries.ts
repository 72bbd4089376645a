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
