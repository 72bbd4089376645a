import { type Locale, useLocale } from '../locales/locale-store.ts'

const en = {
  placeholder: 'Search the documentation',
  clear: 'Clear the query',
  cancel: 'Cancel',
  waiting: 'Searching',
  results: 'Results',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  seeAll: 'See all results',
  recent: 'Recent',
  noRecent: 'No recent searches',
  favourites: 'Favorite',
  favour: (title: string) => `Save “${title}” as a favorite`,
  forget: (title: string) => `Remove “${title}”`,
  noResults: 'No results for',
  trySearching: 'Try searching for',
  believe: 'Believe this query should return results?',
  letUsKnow: 'Let us know.',
  failed: 'Unable to fetch results',
  checkNetwork: 'You might want to check your network connection.',
  toSelect: 'to select',
  toNavigate: 'to navigate',
  toClose: 'to close',
  searchBy: 'Search by Algolia',
}

/** The texts of the modal, beside it: nobody fetches them who does not search. */
const MODAL_TEXTS: Readonly<Record<Locale, typeof en>> = {
  en,
  de: {
    placeholder: 'Dokumentation durchsuchen',
    clear: 'Suche leeren',
    cancel: 'Abbrechen',
    waiting: 'Suche läuft',
    results: 'Ergebnisse',
    count: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
    seeAll: 'Alle Ergebnisse ansehen',
    recent: 'Zuletzt',
    noRecent: 'Noch keine Suchen',
    favourites: 'Favoriten',
    favour: (title) => `„${title}“ als Favorit behalten`,
    forget: (title) => `„${title}“ entfernen`,
    noResults: 'Keine Ergebnisse für',
    trySearching: 'Mögliche Suchen',
    believe: 'Sollte diese Suche Ergebnisse haben?',
    letUsKnow: 'Sagen Sie es uns.',
    failed: 'Die Ergebnisse können nicht geladen werden',
    checkNetwork: 'Vielleicht ist die Netzwerkverbindung gestört.',
    toSelect: 'öffnen',
    toNavigate: 'bewegen',
    toClose: 'schließen',
    searchBy: 'Suche von Algolia',
  },
}

export const useModalTexts = (): typeof en => MODAL_TEXTS[useLocale()]
