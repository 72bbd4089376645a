/** Checks that the reader asks for another tab or window. */
export const isModified = (event: {
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
