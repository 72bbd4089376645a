import type { ContentProblem } from '../content-error.ts'
import type { SiteContent } from '../site-content.ts'
import type { CheckInput, ContentCheck } from './content-check.ts'
import { findThinPages } from './depth.ts'
import { findUnidiomatic } from './english.ts'
import { findFillerWords } from './filler-words.ts'
import { findExcludedPages } from './glossary.ts'
import { findLinkFaults, type LinkProblem } from './link-faults.ts'
import {
  findDuplicateAddresses,
  findEmptyPages,
  findMissingPreviews,
  findUnlistedPages,
  findWrittenPlans,
} from './pages.ts'
import { findRepeatedWords } from './repeated.ts'
import { findQuestionFaults } from './unasked-sections.ts'
import { findUnshownIssues } from './unshown-issues.ts'
import { findWideOpenings } from './wide-openings.ts'

/**
 * Every check of the whole. Those at a start run each time that the site is loaded, and stop it or are warnings;
 * `npm run check` runs all, and everything that they find fails it.
 */
const CHECKS: readonly ContentCheck[] = [
  { at: 'start', stops: true, find: findDuplicateAddresses },
  { at: 'start', stops: true, find: findUnlistedPages },
  { at: 'start', stops: true, find: findEmptyPages },
  { at: 'start', stops: true, find: findMissingPreviews },
  { at: 'start', stops: true, find: findWrittenPlans },
  { at: 'start', stops: false, find: findExcludedPages },
  { at: 'start', stops: false, find: findLinkFaults },
  { at: 'check', find: findRepeatedWords },
  { at: 'check', find: findThinPages },
  { at: 'check', find: findFillerWords },
  { at: 'check', find: findUnidiomatic },
  { at: 'check', find: findQuestionFaults },
  { at: 'check', find: findUnshownIssues },
  { at: 'check', find: findWideOpenings },
]

/** What keeps a site from being served. */
export const findFaults = (content: SiteContent): ContentProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'start' && check.stops ? check.find(content) : []))

/** What a start tells and goes on with. */
export const findWarnings = (content: SiteContent): LinkProblem[] =>
  CHECKS.flatMap((check) => (check.at === 'start' && !check.stops ? check.find(content) : []))

export const findEverything = (content: SiteContent, input: CheckInput): ContentProblem[] =>
  CHECKS.flatMap((check) => check.find(content, input))
