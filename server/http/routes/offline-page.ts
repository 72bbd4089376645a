import { OFFLINE_PAGE } from '#client/offline/protocol.ts'
import { sendDocument } from '../delivery/send-document.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/** The document that a browser keeps and shows at every address that it cannot reach. */
export function offlinePage(serve: Serve, parts: PageParts): void {
  serve(
    { path: OFFLINE_PAGE, name: OFFLINE_PAGE, cache: 'page', vary: 'Accept-Encoding', record: true },
    (_request, response) =>
      sendDocument(response, parts, OFFLINE_PAGE, 200, { kind: 'failed', build: parts.site.build }),
  )
}
