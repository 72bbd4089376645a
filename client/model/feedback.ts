import { NOT_PAGES } from './not-pages.ts'

/** Where a reader says whether a page answered their question. */
export const FEEDBACK_PATH = `${NOT_PAGES.api}feedback`

export const FEEDBACK_ANSWERS = ['yes', 'no'] as const
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number]
