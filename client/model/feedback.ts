import { NOT_PAGES } from './not-pages.ts'

/** The endpoint for readers' answers on whether a page helped. */
export const FEEDBACK_PATH = `${NOT_PAGES.api}feedback`

export const FEEDBACK_ANSWERS = ['yes', 'no'] as const
export type FeedbackAnswer = (typeof FEEDBACK_ANSWERS)[number]
