import { type Locale, useLocale } from '../locales/locale-store.ts'

const en = {
  clear: 'Clear the query',
  cancel: 'Cancel',
  waiting: 'Searching',
  results: 'Results',
  seeAll: 'See all results',
  recent: 'Recent',
  noRecent: 'No recent searches',
  favourites: 'Favorite',
  favour: (title: string) => `Save “${title}” as a favorite`,
  forget: (title: string) => `Remove “${title}”`,
  failed: 'Unable to fetch results',
  checkNetwork: 'You might want to check your network connection.',
  toSelect: 'to select',
  toNavigate: 'to navigate',
  toClose: 'to close',
  searchBy: 'Search by Algolia',
}

/** The texts that the modal alone has, beside it: nobody fetches them who does not search. */
export const MODAL_TEXTS: Readonly<Record<Locale, typeof en>> = {
  en,
  de: {
    clear: 'Suche leeren',
    cancel: 'Abbrechen',
    waiting: 'Suche läuft',
    results: 'Ergebnisse',
    seeAll: 'Alle Ergebnisse ansehen',
    recent: 'Zuletzt',
    noRecent: 'Noch keine Suchen',
    favourites: 'Favoriten',
    favour: (title) => `„${title}“ als Favorit behalten`,
    forget: (title) => `„${title}“ entfernen`,
    failed: 'Die Ergebnisse können nicht geladen werden',
    checkNetwork: 'Vielleicht ist die Netzwerkverbindung gestört.',
    toSelect: 'öffnen',
    toNavigate: 'bewegen',
    toClose: 'schließen',
    searchBy: 'Suche von Algolia',
  },
}

export const useModalTexts = (): typeof en => MODAL_TEXTS[useLocale()]
