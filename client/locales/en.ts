/** The strings of the interface. Words of pages and of content/site.yaml are not among them. */
export const en = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  newTab: '(opens in a new tab)',
  menuOf: (label: string) => `${label} menu`,
  latest: 'latest',
  stars: 'stars',
  forks: 'forks',
  language: 'Language',
  languageOf: 'Language of menus and buttons. Articles are in English.',
  articleInEnglish: 'This article is in English.',
  version: 'Version',
  documentationFor: (release: string) => `Documentation for ${release}`,
  labeled: (label: string) => `labeled “${label}”`,
  iRun: (release: string) => `I run ${release}…`,
  iRunAnother: 'I run another release…',

  search: 'Search',
  searchDocumentation: 'Search the documentation',
  searchResultsFor: (query: string) => `Search results for “${query}”`,
  kindsOfResults: 'Types of results',
  all: 'All',
  /** Groups of results. */
  kinds: {
    page: 'Pages',
    function: 'Functions',
    setting: 'Settings',
    error: 'Errors',
    statement: 'Statements',
  },
  results: (count: number, shown: string) => `${shown} ${count === 1 ? 'result' : 'results'}`,
  resultsFor: (results: string, query: string) => `${results} for “${query}”`,
  resultRange: (first: number, last: number, all: string) => `Results ${first}–${last} of ${all}`,
  quoted: (word: string) => `“${word}”`,
  notInAnyPage: (words: string) => `No page mentions ${words}.`,
  corrected: (typed: string, meant: string) => `No page mentions ${typed}. These are results for ${meant}.`,
  partial: 'No section has all of these words. The closest matches:',
  pagesOfResults: 'Pages of results',
  pageNumber: (page: number) => `Page ${page}`,
  undocumentedMessage: 'No page quotes this message. The closest matches:',
  noResultsFor: (query: string) => `No results for “${query}”`,
  trySearching: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  askOthers: 'Ask people who use QuestDB:',
  searchFailed: 'Something went wrong in the search.',
  openSearchPage: 'Open the search page',

  documentation: 'Documentation',
  documentationMenu: 'Documentation menu',
  closeMenu: 'Close the menu',
  backToMainMenu: 'Back to main menu',
  filterPages: 'Filter pages',
  noPageMatches: (query: string) => `No page matches “${query}”.`,
  tagEnterprise: 'Enterprise',
  tagPopular: 'Popular',

  breadcrumbs: 'Breadcrumbs',
  onThisPage: 'On this page',
  backToTop: 'Back to top',
  since: (version: string) => `Since ${version}`,
  feedback: 'Did this answer your question?',
  yes: 'Yes',
  no: 'No',
  editThisPage: 'Edit this page',
  lastUpdated: 'Last updated',
  codeLanguage: 'Programming language',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',

  picture: 'Picture',
  actualSize: 'Actual size',
  close: 'Close',
  cancel: 'Cancel',

  copyCode: 'Copy code',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyRefused: 'The browser did not allow copying',
  copyPage: 'Copy page as Markdown',
  copyPageFailed: 'The page could not be copied',
  openIn: 'Open in',
  viewMarkdown: 'View as Markdown',
  allPages: 'All pages (llms.txt)',
  changed: 'new',
  connectAssistant: 'Connect your assistant',
  askAbout: (address: string) => `Read ${address} and answer questions about it.`,

  loadingPage: 'Loading page',
  loadFailed: 'This page could not be loaded',
  notKept: (page: string | null) =>
    `${page ?? 'It'} is not saved on this device, and the site cannot be reached.`,
  retry: 'Retry',
  pageError: 'Page Error',
  pageCrashed: 'This page crashed',
  tryAgain: 'Try again',
  notFound: 'Page not found',
  notFoundWhy: 'There is no page at this address. It may have moved, or the link that led here is wrong.',
  notInThisRelease:
    'This address is about something that came with a later release. The first page below says what this release has instead.',
  nearestPages: 'You may be looking for',
  toIntroduction: 'Go to the introduction',
  announcement: 'Announcement',
  offline: 'You are offline. You can read the pages that you have opened before.',
  keptPages: 'On this device',
  searchOffline: 'Search needs a connection',

  askAi: 'Ask AI',
  askAiFailed: 'The assistant could not be loaded',

  /** After an answer to "Did this answer your question?". */
  feedbackReply: {
    thanks: 'Thank you.',
    yes: 'Tell us what could be better',
    no: 'Tell us what is missing',
    failed: 'Your answer could not be sent',
  },

  /** Buttons of listings, and the dialog of the Web Console. */
  listings: {
    copyWithTables: 'Copy with sample data',
    tables: 'With data',
    wrap: 'Wrap lines',
    wrapShort: 'Wrap',
    copy: 'Copy',
    console: 'Console',
    openConsole: 'Open in Web Console',
    openConsoleAt: (address: string) => `Runs the query at ${address}. Hold Shift to choose another address.`,
    copyName: (name: string) => `Copy ${name}`,
    consoleAddress: 'Address of your Web Console',
    consoleKept: 'Kept in this browser.',
    consoleChange: 'To change it later, hold Shift while you press the button.',
    consoleRuns:
      'The query runs immediately, after the statements that create its tables. If the server has a table of that name already, the sample rows are added to it, so use a test server.',
    open: 'Open',
  },

  /** The field that narrows a page of settings. */
  settingsFilter: {
    label: 'Find a setting by key, variable or meaning',
    example: 'query.timeout, or memory',
    reloads: 'No restart',
    since: 'Since',
    anyRelease: 'any release',
    found: (found: number, all: number) =>
      found === 0 ? 'No setting matches.' : `${found} of ${all} settings`,
  },

  /** The search window. */
  modal: {
    clear: 'Clear the query',
    waiting: 'Searching',
    results: 'Results',
    seeAll: (results: string) => `See all ${results}`,
    recent: 'Recent',
    select: 'Select',
    favourites: 'Favorites',
    addFavourite: (title: string) => `Save “${title}” as a favorite`,
    forget: (title: string) => `Remove “${title}”`,
    answer: 'Answer',
    copyAnswer: 'Copy answer',
    wholePaste: (characters: string) => `Searching all ${characters} pasted characters.`,
    failed: 'Unable to fetch results',
    notAnswering: 'Search is not answering',
    checkNetwork: 'The server did not answer. You might want to check your network connection.',
    offline: 'You are offline. Search needs a connection.',
    busy: 'Search is busy. Try again in a moment.',
    serverError: 'The server had a problem. Your connection is fine.',
    slow: 'This is taking longer than usual.',
    replaceFavourite: (old: string, title: string) =>
      `Only 10 favorites are kept. Remove “${old}” to add “${title}”?`,
    searchBy: 'Search by Algolia',
  },

  /** Marks for the release that the reader runs. */
  releases: {
    title: 'Which release do you run?',
    explanation: (described: string) =>
      `These pages describe QuestDB ${described}. Choose the release that you run: pages then mark what it lacks, and where defaults or arguments differ. Your choice is kept on this device.`,
    release: 'Release',
    whatIsNew: (running: string) => `Changes between this documentation and ${running}`,
    mended: (described: string) =>
      `Known issues of ${described}, with marks on those that your release does not have`,
    missing: (running: string) => `Not in ${running}`,
    otherDefault: (running: string, value: string) =>
      value ? `Default in ${running}: ${value}` : `No default in ${running}`,
    otherArguments: (running: string) => `Different arguments in ${running}`,
    notAffected: (running: string) => `Not in ${running}`,
    hideOthers: (running: string, count: number) => `Hide the ${count} issues that ${running} does not have`,
    choose: 'Choose your release',
  },

  /** The dialog that connects an assistant. */
  connect: {
    explanation:
      'An assistant that speaks the Model Context Protocol can search and read this documentation by itself.',
    address: 'Any other client: HTTP, no sign-in',
    copy: (client: string) => `Copy the line for ${client}`,
    more: 'What an assistant can look up, and how to test the connection',
  },

  /** The list of keyboard shortcuts. */
  shortcuts: {
    title: 'Keyboard shortcuts',
    goTo: 'Go to',
    singleKeys: 'Single-key shortcuts: / and ?',
    /** Each place, then its actions. */
    places: {
      everywhere: ['Everywhere', 'Search the documentation', 'Show these shortcuts', 'Close what is open'],
      lists: [
        'In results, menus and lists',
        'Next or previous',
        'First or last',
        'Open',
        'Open in a new tab',
      ],
      sidebar: ['In the sidebar', 'Expand or collapse a group'],
      tabs: ['In tabs', 'Next or previous', 'First or last'],
    },
    or: 'or',
  },
}

/** The same keys in every locale, and functions with the same arguments. */
export type Texts = typeof en
