import { PROTOCOLS } from '../client-libraries.ts'
import { CLIENT_LIBRARIES_FILE } from '../content-data.ts'
import type { DataComponent } from './data-component.ts'

/** `<ClientLibraries protocol="ilp" />`: a card for each library of a protocol. */
export const clientLibraries: DataComponent = {
  file: CLIENT_LIBRARIES_FILE,
  write({ data, attribute, refuse }) {
    const protocol = attribute('protocol')
    const found = data.clientLibraries.filter((library) => library.protocol === protocol)
    if (found.length === 0)
      return refuse(`no library speaks "${protocol ?? ''}"`, `Protocols are ${PROTOCOLS.join(', ')}.`)
    const cards = found.map(
      ({ language, page, description }) =>
        `<Card href="${page}" title="${language}">\n\n${description.trim()}\n\n</Card>`,
    )
    return ['<CardGrid>', ...cards, '</CardGrid>'].join('\n\n')
  },
}
