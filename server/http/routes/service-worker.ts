import { sendTagged } from '../delivery/send-tagged.ts'
import type { Serve } from './serve.ts'

const PATH = '/docs/sw.js'

/** The script of the service worker. Its parameters are for the worker itself: every address gives the same script. */
export function serviceWorker(serve: Serve, script: string): void {
  serve(
    { path: PATH, name: PATH, cache: 'page', vary: 'Accept-Encoding', record: false },
    (request, response) => {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
      sendTagged(request, response, script)
    },
  )
}
