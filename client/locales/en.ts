/** Every text of the interface; the words of the pages and of content/site.yaml are not among them. */
export const en = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  newTab: '(opens in a new tab)',
  menuOf: (label: string) => `Menu of ${label}`,
  latest: 'latest',
  stars: 'stars',
  language: 'Language',
  version: 'Version',

  search: 'Search',
  searchDocumentation: 'Search the documentation',
  searchResultsFor: (query: string) => `Search results for “${query}”`,
  kindsOfResults: 'Kinds of results',
  all: 'All',
  pages: 'Pages',
  functions: 'Functions',
  settings: 'Settings',
  errors: 'Errors',
  results: (count: number, shown: string) => `${shown} ${count === 1 ? 'result' : 'results'}`,
  resultsFor: (results: string, query: string) => `${results} for “${query}”`,
  pageOf: (page: number, pages: number) => `page ${page} of ${pages}`,
  pagesOfResults: 'Pages of results',
  pageNumber: (page: number) => `Page ${page}`,
  noResultsFor: (query: string) => `No results for “${query}”`,
  trySearching: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',

  documentation: 'Documentation',
  documentationMenu: 'Documentation menu',
  closeMenu: 'Close the menu',
  backToMainMenu: 'Back to main menu',
  filterPages: 'Filter pages',
  noPageMatches: (query: string) => `No page is called “${query}”.`,
  tagEnterprise: 'Enterprise',
  tagPopular: 'Popular',

  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  since: (version: string) => `Since ${version}`,
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',

  picture: 'Picture',
  actualSize: 'Actual size',
  close: 'Close',

  copyCode: 'Copy code',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyRefused: 'The browser did not allow copying',
  copyPage: 'Copy page as Markdown',
  copyPageFailed: 'The page could not be copied',
  openIn: 'Open in',
  viewMarkdown: 'Markdown file',
  askAbout: (address: string) => `Read ${address} and answer questions about it.`,

  loadingPage: 'Loading page',
  loadFailed: 'This page could not be loaded',
  notKept: 'It is not on this device, and the site cannot be reached.',
  retry: 'Retry',
  pageError: 'Page Error',
  pageCrashed: 'This page crashed',
  tryAgain: 'Try again',
  notFound: 'Page not found',
  notFoundWhy: 'There is no page at this address. It may have moved, or the link that led here is wrong.',
  nearestPages: 'You may be looking for',
  toIntroduction: 'Go to the introduction',
  announcement: 'Announcement',
  offline: 'You are offline. Pages that you have not opened yet cannot be loaded.',

  askAi: 'Ask AI',
  askAiFailed: 'The assistant could not be loaded',
} as const

/** What a locale has to give: the same keys, and functions that take the same arguments. */
export type Texts = {
  readonly [Key in keyof typeof en]: (typeof en)[Key] extends (...values: infer Values) => string
    ? (...values: Values) => string
    : string
}
