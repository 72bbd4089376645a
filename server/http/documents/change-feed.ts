import { PAGE_CHANGES } from '#client/model/feeds.ts'
import type { Site } from '#server/site/site.ts'
import { atomFeed } from './atom.ts'

/** More than changes in a month, and no more than readers of feeds like to fetch. */
const NEWEST = 100

/** The last changes of pages as a feed: an entry for each page and change. */
export function changeFeed({ config, changes, release }: Site, siteUrl: string): string {
  const entries = changes.slice(0, NEWEST).map(({ path, title, day, note }) => ({
    title,
    fragment: `${path}@${day}`,
    address: path,
    updated: `${day}T00:00:00Z`,
    content: `<p>${note.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  }))
  const since = release.published_at ?? release.created_at
  return atomFeed({ title: `${config.title}: changes`, ...PAGE_CHANGES, entries }, siteUrl, since)
}
