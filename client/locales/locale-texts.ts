import type { FeedbackTexts } from '../article/feedback-texts.ts'
import type { ConnectTexts } from '../assistants/connect-texts.ts'
import type { ListingWords } from '../listings/listing-words.ts'
import type { OfflineTexts } from '../offline/offline-texts.ts'
import type { ReleaseTexts } from '../releases/release-texts.ts'
import type { ModalTexts } from '../search-modal/modal-texts.ts'
import type { ShortcutTexts } from '../shortcuts/shortcut-texts.ts'
import type { Texts } from './en.ts'

/** All texts of a locale but English, whose parts are beside what shows them. */
export interface LocaleTexts {
  readonly interface: Texts
  readonly feedback: FeedbackTexts
  readonly listings: ListingWords
  readonly modal: ModalTexts
  readonly offline: OfflineTexts
  readonly releases: ReleaseTexts
  readonly connect: ConnectTexts
  readonly shortcuts: ShortcutTexts
}
