import { type DocsPath, HOME_PATH, parseDocsPath } from '#client/model/docs-path.ts'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { hashOf } from '#server/cache/hash.ts'

/** The drawing, and the address of the image. */
export interface SocialCard {
  readonly address: string
  readonly svg: string
}

const HOME_NAME = 'introduction'

/** The address of a page's card; it changes with the card's content. */
export const cardAddress = (path: DocsPath, svg: string): string =>
  `${NOT_PAGES.social}${path === HOME_PATH ? HOME_NAME : path.replace(/^\/(?:docs\/)?|\/$/g, '')}.${hashOf([svg]).slice(0, 8)}.png`

/** The page of such an address, whatever its hash: a chat may ask for an earlier version of the card. */
export function pageOfCard(address: string): DocsPath[] {
  const [, name] = /^\/docs\/social\/(.+)\.[\w-]+\.png$/.exec(address) ?? []
  if (!name) return []
  if (name === HOME_NAME) return [HOME_PATH as DocsPath]
  return [parseDocsPath(`/docs/${name}/`), parseDocsPath(`/${name}/`)].filter((path) => path !== null)
}
