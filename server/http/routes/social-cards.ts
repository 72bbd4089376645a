import type { Logger } from 'pino'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { Site } from '#server/site/site.ts'
import { pageOfCard } from '#server/social-cards/card-address.ts'
import type { Cards } from '#server/social-cards/create-cards.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { Serve } from './serve.ts'

/** A picture for each page, which chats and networks show with a link to it. It is drawn when it is first asked for. */
export function socialCards(serve: Serve, { pages }: Pick<Site, 'pages'>, cards: Cards, log: Logger): void {
  serve(
    {
      path: new RegExp(`^${NOT_PAGES.social}`),
      name: 'social-card',
      cache: 'page',
      vary: null,
      record: false,
      find: ({ path }) => pageOfCard(path).flatMap((page) => pages.get(page) ?? [])[0]?.card ?? null,
    },
    async (request, response, { address, svg }) => {
      const retry = () => {
        response.status(503).setHeader('Retry-After', '5')
        response.setHeader('Cache-Control', CACHE_CONTROL.none)
        response.end()
      }
      try {
        const png = await cards.draw(svg)
        if (!png) return retry()
        if (request.path === address) response.setHeader('Cache-Control', CACHE_CONTROL.immutable)
        response.setHeader('Content-Type', 'image/png')
        // Chats and networks show it on pages of their own.
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
        response.send(png)
      } catch (error) {
        log.error({ err: error, path: request.path }, 'A social card cannot be drawn')
        retry()
      }
    },
  )
}
