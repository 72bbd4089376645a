/** The strings about reading offline, separate because they are fetched when the page is idle. */
export const OFFLINE_STRINGS = {
  offer: 'Make available offline',
  offered: (pages: number) => `All ${pages} pages, for reading without a connection.`,
  working: 'Storing the documentation',
  progress: (done: number, pages: number) => `${done} of ${pages} pages`,
  stop: 'Cancel',
  complete: 'The documentation is available offline.',
  remove: 'Remove from this device',
  stopped: 'Canceled. Only the pages that you have read are kept.',
  failed: 'Not all pages could be stored.',
  full: 'There is not enough space on this device.',
  retry: 'Try again',
  keptPages: 'On this device',
}

export type OfflineStrings = typeof OFFLINE_STRINGS
