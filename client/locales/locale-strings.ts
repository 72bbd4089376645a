import type { FeedbackStrings } from '../article/feedback-strings.ts'
import type { ConnectStrings } from '../assistants/connect-strings.ts'
import type { ListingWords } from '../listings/listing-words.ts'
import type { OfflineStrings } from '../offline/offline-strings.ts'
import type { ReleaseStrings } from '../releases/release-strings.ts'
import type { ModalStrings } from '../search-modal/modal-strings.ts'
import type { ShortcutStrings } from '../shortcuts/shortcut-strings.ts'
import type { Texts } from './en.ts'

/** All strings of a locale other than English; English strings are beside the code that shows them. */
export interface LocaleStrings {
  readonly interface: Texts
  readonly feedback: FeedbackStrings
  readonly listings: ListingWords
  readonly modal: ModalStrings
  readonly offline: OfflineStrings
  readonly releases: ReleaseStrings
  readonly connect: ConnectStrings
  readonly shortcuts: ShortcutStrings
}
