/**
 * The work that searches have cost since the process started, in units that are the same on every machine. Tests hold each
 * request to a budget of them.
 */
export const work = {
  /** Words or names that were considered for a misspelt one. */
  candidates: 0,
  /** Pairs of letters that were compared for an edit distance. */
  cells: 0,
  /** Scores of records that were added up or compared. */
  scores: 0,
  /** Characters of records that were read for titles and snippets. */
  characters: 0,
}
