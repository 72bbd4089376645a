/** The strings of the list of shortcuts, fetched with it. */
export const SHORTCUT_STRINGS = {
  title: 'Keyboard shortcuts',
  goTo: 'Go to',
  search: 'Search the documentation',
  sheet: 'Show the keyboard shortcuts',
  close: 'Close the open dialog or menu',
  walk: 'Move through results, menus, lists and tabs',
  singleKeys: 'Keys without Ctrl: / and ?',
  fold: 'Open and close a group of pages',
  follow: 'Open the selected item',
  or: 'or',
}

export type ShortcutStrings = typeof SHORTCUT_STRINGS
