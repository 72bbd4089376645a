import { type Locale, useLocale } from './locale-store.ts'

const en = {
  offer: 'Make available offline',
  offered: (pages: number) => `All ${pages} pages, for reading without a connection.`,
  working: 'Storing the documentation',
  progress: (done: number, pages: number) => `${done} of ${pages} pages`,
  stop: 'Cancel',
  complete: 'The documentation is available offline.',
  remove: 'Remove from this device',
  stopped: 'Canceled. Nothing is kept but the pages that you have read.',
  failed: 'Not all pages could be stored.',
  full: 'There is not enough room on this device.',
  retry: 'Try again',
  keptPages: 'On this device',
}

/** The texts about reading offline, apart from the others: they are fetched when the page is at rest. */
const OFFLINE_TEXTS: Readonly<Record<Locale, typeof en>> = {
  en,
  de: {
    offer: 'Offline verfügbar machen',
    offered: (pages) => `Alle ${pages} Seiten, zum Lesen ohne Verbindung.`,
    working: 'Dokumentation wird gespeichert',
    progress: (done, pages) => `${done} von ${pages} Seiten`,
    stop: 'Abbrechen',
    complete: 'Die Dokumentation ist offline verfügbar.',
    remove: 'Von diesem Gerät entfernen',
    stopped: 'Abgebrochen. Nur gelesene Seiten bleiben gespeichert.',
    failed: 'Nicht alle Seiten konnten gespeichert werden.',
    full: 'Auf diesem Gerät ist nicht genug Platz.',
    retry: 'Noch einmal versuchen',
    keptPages: 'Auf diesem Gerät',
  },
}

export const useOfflineTexts = (): typeof en => OFFLINE_TEXTS[useLocale()]
