/** How rendering a document can end: sent whole, the reader went away, or an error. */
export const RENDER_OUTCOMES = ['sent', 'aborted', 'failed'] as const

export type RenderOutcome = (typeof RENDER_OUTCOMES)[number]
