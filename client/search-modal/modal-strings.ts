/** The strings that only the modal uses, fetched with it. */
export const MODAL_STRINGS = {
  clear: 'Clear the query',
  cancel: 'Cancel',
  waiting: 'Searching',
  results: 'Results',
  seeAll: 'See all results',
  recent: 'Recent',
  popular: 'Popular',
  noRecent: 'No recent searches',
  favourites: 'Favorite',
  addFavourite: (title: string) => `Save “${title}” as a favorite`,
  forget: (title: string) => `Remove “${title}”`,
  answer: 'Answer',
  copyAnswer: 'Copy the answer',
  didYouMean: 'Did you mean',
  wholePaste: (characters: string) => `All ${characters} pasted characters are searched.`,
  failed: 'Unable to fetch results',
  checkNetwork: 'You might want to check your network connection.',
  offline: 'You are offline. Only titles and headings of pages on this device are searched.',
  toSelect: 'to select',
  toNavigate: 'to navigate',
  toClose: 'to close',
  searchBy: 'Search by Algolia',
}

export type ModalStrings = typeof MODAL_STRINGS
