/** The strings of the listing buttons, fetched with them after the page. */
export const LISTING_WORDS = {
  copyWithTables: 'Copy with tables',
  wrap: 'Wrap lines',
  openConsole: 'Open in Web Console',
  openConsoleAt: (address: string) => `Runs it at ${address}. With Shift: at another address.`,
  copyVariable: (name: string) => `Copy ${name}`,
  consoleAddress: 'Address of your Web Console',
  consoleKept: 'Kept in this browser. To change it later, hold Shift while you press the button.',
  consoleRuns:
    'The query runs at once, after the statements that make its tables. If a table of that name exists there, it gets the rows of the sample: use a server for trying things out.',
  open: 'Open',
  cancel: 'Cancel',
}

export type ListingWords = typeof LISTING_WORDS
