/** Below a page's address: where its sections are that had another name. */
export const FRAGMENTS_FILE = 'fragments.json'
