/** Where a reader can say that a query should have found something: a new issue of the repository. */
export const missingResultsAddress = (repository: string, query: string): string =>
  `${repository}/issues/new?${new URLSearchParams({ title: `Documentation search: no results for ${query}` })}`
