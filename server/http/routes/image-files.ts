import { IMAGES_PATH } from '#server/site/images/load-images.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { PageParts } from './page-parts.ts'
import type { Serve } from './serve.ts'

/**
 * The pictures of the pages, from memory. The address has a hash in it, so what it names never changes; the address of
 * an earlier picture of the same name gets the present one, since pages of the last deploy are still open somewhere.
 */
export function imageFiles(serve: Serve, { site }: PageParts): void {
  const byName = new Map([...site.images.values()].map((image) => [nameOf(image.address), image]))
  serve(
    {
      path: new RegExp(`^${IMAGES_PATH}`),
      name: 'image',
      cache: 'page',
      vary: null,
      record: false,
      find: ({ path }) => byName.get(nameOf(path)) ?? null,
    },
    (request, response, image) => {
      if (request.path === image.address) response.setHeader('Cache-Control', CACHE_CONTROL.immutable)
      // Chats and networks show previews on pages of their own.
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
      response.type(image.extension).send(image.bytes)
    },
  )
}

/** The address without its hash. */
const nameOf = (address: string): string => address.replace(/\.[\w-]+(\.\w+)$/, '$1')
