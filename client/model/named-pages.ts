/** Addresses of pages that code names, in this file only. For what a page is about, code asks for its kind in content/site.yaml. */
export const RELEASES_PAGE = '/docs/release-notes/releases/'
export const ASSISTANTS_PAGE = '/docs/third-party-tools/assistants/'
export const SKILL_PAGE = '/docs/skill/'
/** Shows assistants how the address of a section looks. */
export const SECTION_EXAMPLE = '/docs/reference/sql/sample-by/#fill'

/** Pages that can be followed, with the addresses of their Atom feeds. */
export const RELEASE_NOTES = { page: '/docs/release-notes/', path: '/docs/release-notes/feed.xml' } as const
export const KNOWN_ISSUES = {
  page: '/docs/release-notes/known-issues/',
  path: '/docs/release-notes/known-issues/feed.xml',
} as const
export const PAGE_CHANGES = { page: '/docs/changes/', path: '/docs/changes/feed.xml' } as const

const FEEDS = [RELEASE_NOTES, KNOWN_ISSUES, PAGE_CHANGES]

/** The feed of a page; undefined if it has none. */
export const feedOf = (page: string): string | undefined => FEEDS.find((feed) => feed.page === page)?.path

export const isFeed = (path: string): boolean => FEEDS.some((feed) => feed.path === path)
