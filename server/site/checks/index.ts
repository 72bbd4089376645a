import type { ContentProblem } from '../content-error.ts'
import { findUnreadChanges } from '../page-changes.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput, ContentCheck } from './content-check.ts'
import { findDefaultPasswords } from './default-passwords.ts'
import { findEarlyTrouble } from './early-trouble.ts'
import { findUnidiomatic } from './english.ts'
import { findFillerWords } from './filler-words.ts'
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
  findWrittenPlans,
} from './pages.ts'
import { findPastedInput } from './pasted-listings.ts'
import { findDisagreements } from './subjects.ts'
import { findPagesOfTables } from './table-share.ts'
import { findQuestionFaults, findUnaskedPages } from './unasked-sections.ts'
import { findUnnamedColumns } from './unnamed-columns.ts'
import { findUnshownIssues } from './unshown-issues.ts'
import { findWideOpenings } from './wide-openings.ts'

/**
 * Every check of the whole site. Some run at each start, and either prevent it or give warnings; `npm run check` runs
 * all of them and fails on any finding but advice.
 */
const CHECKS: readonly ContentCheck[] = [
  { at: 'start', stops: true, find: findDuplicateAddresses },
  { at: 'start', stops: true, find: findUnlistedPages },
  { at: 'start', stops: true, find: findEmptyPages },
  { at: 'start', stops: true, find: findMissingPreviews },
  { at: 'start', stops: true, find: ({ byPath }) => findUnreadChanges(byPath) },
  { at: 'start', stops: true, find: findWrittenPlans },
  { at: 'start', stops: false, find: findExcludedPages },
  { at: 'start', stops: false, find: findLinkFaults },
  { at: 'check', find: findOtherLabels },
  { at: 'check', find: findRepeatedWords },
  { at: 'check', find: findFillerWords },
  { at: 'check', find: findUnidiomatic },
  { at: 'check', find: findQuestionFaults },
  { at: 'check', find: findUnshownIssues },
  { at: 'check', find: findWideOpenings },
  { at: 'check', find: findPastedInput },
  { at: 'check', find: findEarlyTrouble },
  { at: 'check', find: findPagesOfTables },
  { at: 'check', find: findUnnamedColumns },
  { at: 'check', find: findLostFragments },
  { at: 'check', find: findDefaultPasswords },
  { at: 'check', find: findDisagreements },
  { at: 'advice', find: findUnaskedPages },
]

/** Problems that prevent a start. */
export const findFaults = (content: SiteContent): ContentProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'start' && check.stops ? check.find(content) : []))

/** Problems that a start only warns about. */
export const findWarnings = (content: SiteContent): LinkProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'start' && !check.stops ? check.find(content) : []))

export const findEverything = (content: SiteContent, input: CheckInput): ContentProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'advice' ? [] : check.find(content, input)))

/** Findings that `npm run check` mentions without failing. */
export const findAdvice = (content: SiteContent): ContentProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'advice' ? check.find(content) : []))
