/** The strings of the list of shortcuts, fetched with it. */
export const SHORTCUT_STRINGS = {
  title: 'Keyboard shortcuts',
  search: 'Search the documentation',
  sheet: 'Show this sheet',
  close: 'Close what is open over the page',
  walk: 'Go through results, menus, pages and tabs',
  fold: 'Open and close a group of pages',
  follow: 'Open what is selected',
  or: 'or',
}

export type ShortcutStrings = typeof SHORTCUT_STRINGS
