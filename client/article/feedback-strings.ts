/** The strings of the reply to an answer, fetched with it. */
export const FEEDBACK_STRINGS = {
  thanks: 'Thank you.',
  yes: 'Tell us what could be better',
  no: 'Tell us what is missing',
  failed: 'Your answer could not be sent',
}

export type FeedbackStrings = typeof FEEDBACK_STRINGS
