/** The address of a new issue in which a reader can say that a query should have found something. */
export const missingResultsAddress = (repository: string, query: string): string =>
  `${repository}/issues/new?${new URLSearchParams({ title: `Documentation search: no results for ${query}` })}`
