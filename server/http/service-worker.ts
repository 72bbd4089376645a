import { Router } from 'express'
import { CACHE_CONTROL } from './cache-control.ts'
import { readOnly } from './methods.ts'
import { setRoute } from './route-name.ts'
import { createTaggedSender } from './send-tagged.ts'

const PATH = '/docs/sw.js'

/** The script of the service worker. Its parameters are for the worker itself: every address gives the same script. */
export function serviceWorker(script: string): Router {
  const send = createTaggedSender()
  const router = Router({ caseSensitive: true, strict: true })
  router.all(PATH, readOnly, (request, response) => {
    setRoute(response, PATH)
    response.setHeader('Cache-Control', CACHE_CONTROL.page)
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
    send(request, response, script)
  })
  return router
}
