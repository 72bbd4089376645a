import type { ContentProblem } from '../content-error.ts'
import { findUnreadChanges } from '../page-changes.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput } from './content-check.ts'
import { earlyTroubleIn } from './early-trouble.ts'
import { findLinkFaults, type LinkProblem } from './link-faults.ts'
import { findLostFragments } from './lost-fragments.ts'
import {
  findDefaultPasswords,
  findDuplicateAddresses,
  findEmptyPages,
  findExcludedPages,
  findMissingPreviews,
  findOtherLabels,
  findRepeatedWords,
  findUnlistedPages,
  findUnshownIssues,
} from './pages.ts'
import { pastedInputIn } from './pasted-listings.ts'
import { phrasesIn } from './phrases.ts'
import { findDisagreements } from './subjects.ts'
import { tooManyTables } from './table-share.ts'
import { findQuestionFaults } from './unasked-sections.ts'

/** Problems that prevent a start. */
export const findFaults = (content: SiteContent): ContentProblem[] => [
  ...findDuplicateAddresses(content),
  ...findUnlistedPages(content),
  ...findEmptyPages(content),
  ...findMissingPreviews(content),
  ...findUnreadChanges(content.byPath),
]

/** Problems that a start only warns about. */
export const findWarnings = (content: SiteContent): LinkProblem[] => [
  ...findExcludedPages(content),
  ...findLinkFaults(content),
]

/** Problems between pages: those that a start warns about, and what only `npm run check` looks for. */
const findBetweenPages = (content: SiteContent, input: CheckInput): ContentProblem[] => [
  ...findWarnings(content),
  ...findOtherLabels(content),
  ...findRepeatedWords(content),
  ...findQuestionFaults(content),
  ...findUnshownIssues(content),
  ...findLostFragments(content, input),
  ...findDefaultPasswords(content),
  ...findDisagreements(content, input),
]

/** All problems, for `npm run check`, which fails on any. */
export const findEverything = (content: SiteContent, input: CheckInput): ContentProblem[] => [
  ...findFaults(content),
  // To the others a page that does not compile is missing, with each of its sections.
  ...(content.problems.length === 0 ? findBetweenPages(content, input) : []),
  ...input.sources.flatMap((source) => [
    ...phrasesIn(source, input.phrases),
    ...pastedInputIn(source),
    ...earlyTroubleIn(source, content.kinds),
    ...tooManyTables(source, input.listsByNature),
  ]),
]
