/** Where readers see what changed, and the same for scripts: addresses with the dates of their last change. */
export const CHANGED_PAGES = '/docs/api/changes'
/** So many are marked as new, the newest of them: a sidebar full of marks tells nothing. */
export const MOST_MARKED = 30
