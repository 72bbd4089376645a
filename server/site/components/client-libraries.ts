import { didYouMean } from '../content-error.ts'
import { CLIENT_LIBRARIES_FILE } from '../data/content-data.ts'
import { PROTOCOLS } from '../data/parse-client-libraries.ts'
import { defineComponent } from './define-component.ts'

/** `<ClientLibraries protocol="ilp" />`: a card for each library of a protocol. */
export const clientLibraries = defineComponent({
  name: 'ClientLibraries',
  kind: 'data',
  attributes: { protocol: 'needed' },
  files: [CLIENT_LIBRARIES_FILE],
  mdx({ data, attribute, refuse }) {
    const protocol = attribute('protocol') ?? ''
    const found = data.clientLibraries.filter((library) => library.protocol === protocol)
    if (found.length === 0)
      return refuse(
        `no library speaks "${protocol}"`,
        didYouMean(protocol, PROTOCOLS, `Protocols are ${PROTOCOLS.join(', ')}.`),
      )
    const cards = found.map(
      ({ language, page, description }) =>
        `<Card href="${page}" title="${language}">\n\n${description.trim()}\n\n</Card>`,
    )
    return ['<CardGrid>', ...cards, '</CardGrid>'].join('\n\n')
  },
})
