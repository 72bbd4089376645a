import { type RequestHandler, Router } from 'express'
import { IMAGES_PATH, type SiteImage } from '../site/images/load-images.ts'
import { CACHE_CONTROL } from './cache-control.ts'
import { setRoute } from './route-name.ts'

const TYPES = { png: 'image/png', webp: 'image/webp', svg: 'image/svg+xml' } as const

/**
 * The pictures of the pages, from memory. The address has a hash in it, so what it names never changes; the address of
 * an earlier picture of the same name gets the present one, since pages of the last deploy are still open somewhere.
 */
export function imageFiles(images: ReadonlyMap<string, SiteImage>): Router {
  const byName = new Map([...images.values()].map((image) => [nameOf(image.address), image]))
  const send: RequestHandler = (request, response, next) => {
    const image = byName.get(nameOf(request.path))
    if (!image) return next()
    setRoute(response, 'image')
    response.setHeader(
      'Cache-Control',
      request.path === image.address ? CACHE_CONTROL.immutable : CACHE_CONTROL.page,
    )
    response.setHeader('Content-Type', TYPES[image.extension])
    response.send(image.bytes)
  }
  const router = Router({ caseSensitive: true, strict: true })
  router.get(new RegExp(`^${IMAGES_PATH}`), send)
  return router
}

/** The address without its hash. */
const nameOf = (address: string): string => address.replace(/\.[\w-]+(\.\w+)$/, '$1')
