import type { DocsPath } from '#client/model/docs-path.ts'
import { RELEASE_NOTES } from '#client/model/feeds.ts'
import type { Site } from '#server/site/site.ts'
import { atomFeed } from './atom.ts'

/** The release notes as a feed: one entry, the release that the site describes. */
export function releaseFeed({ config, pages, release }: Site, siteUrl: string): string {
  const page = pages.get(RELEASE_NOTES.page as DocsPath)
  const entry = {
    title: `QuestDB ${release.name ?? release.tag_name}`,
    fragment: release.tag_name,
    address: RELEASE_NOTES.page,
    updated: release.published_at ?? release.created_at,
    content: page?.content.map(({ html }) => html).join('') ?? '',
  }
  return atomFeed({ title: `${config.title}: releases`, ...RELEASE_NOTES, entries: [entry] }, siteUrl)
}
