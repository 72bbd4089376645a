/** The strings of the listing buttons, fetched with them after the page. */
export const LISTING_WORDS = {
  copyWithTables: 'Copy with tables',
  wrap: 'Wrap lines',
  openConsole: 'Open in Web Console',
  openConsoleAt: (address: string) => `Runs it at ${address}. Hold Shift to choose another address.`,
  copyVariable: (name: string) => `Copy ${name}`,
  consoleAddress: 'Address of your Web Console',
  consoleKept: 'Kept in this browser. To change it later, hold Shift while you press the button.',
  consoleRuns:
    'The query runs immediately, after the statements that create its tables. If the server has a table of that name already, the sample rows are added to it, so use a test server.',
  open: 'Open',
  cancel: 'Cancel',
}

export type ListingWords = typeof LISTING_WORDS
