import type { ContentProblem } from '../content-error.ts'
import { findUnreadChanges } from '../page-changes.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput, SourceCheck } from './content-check.ts'
import { findDefaultPasswords } from './default-passwords.ts'
import { earlyTroubleIn } from './early-trouble.ts'
import { findLinkFaults, type LinkProblem } from './link-faults.ts'
import { findLostFragments } from './lost-fragments.ts'
import {
  findDuplicateAddresses,
  findEmptyPages,
  findExcludedPages,
  findMissingPreviews,
  findOtherLabels,
  findRepeatedWords,
  findUnlistedPages,
} from './pages.ts'
import { pastedInputIn } from './pasted-listings.ts'
import { phrasesIn } from './phrases.ts'
import { findDisagreements } from './subjects.ts'
import { tooManyTables } from './table-share.ts'
import { findQuestionFaults } from './unasked-sections.ts'
import { findUnshownIssues } from './unshown-issues.ts'
import { wideOpeningsIn } from './wide-openings.ts'

/** Checks of the content as a whole that each start runs, and that prevent it. */
const FAULTS: readonly ((content: SiteContent) => ContentProblem[])[] = [
  findDuplicateAddresses,
  findUnlistedPages,
  findEmptyPages,
  findMissingPreviews,
  ({ byPath }) => findUnreadChanges(byPath),
]

/** Checks of which a start only gives warnings. */
const WARNINGS: readonly ((content: SiteContent) => LinkProblem[])[] = [findExcludedPages, findLinkFaults]

/** Checks that only `npm run check` runs, which fails on any finding of these and of the others. */
const FINDINGS: readonly ((content: SiteContent, input: CheckInput) => ContentProblem[])[] = [
  findOtherLabels,
  findRepeatedWords,
  findQuestionFaults,
  findUnshownIssues,
  findLostFragments,
  findDefaultPasswords,
  findDisagreements,
]

const SOURCE_CHECKS: readonly SourceCheck[] = [
  (source, _content, { phrases }) => phrasesIn(source, phrases),
  wideOpeningsIn,
  pastedInputIn,
  (source, { kinds }) => earlyTroubleIn(source, kinds),
  (source, _content, { listsByNature }) => tooManyTables(source, listsByNature),
]

/** Problems that prevent a start. */
export const findFaults = (content: SiteContent): ContentProblem[] => FAULTS.flatMap((find) => find(content))

/** Problems that a start only warns about. */
export const findWarnings = (content: SiteContent): LinkProblem[] => WARNINGS.flatMap((find) => find(content))

export const findEverything = (content: SiteContent, input: CheckInput): ContentProblem[] => [
  ...findFaults(content),
  ...findWarnings(content),
  ...FINDINGS.flatMap((find) => find(content, input)),
  ...SOURCE_CHECKS.flatMap((find) => input.sources.flatMap((source) => find(source, content, input))),
]
