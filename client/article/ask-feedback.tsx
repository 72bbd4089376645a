import { type ReactNode, useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { FEEDBACK_ANSWERS, type FeedbackAnswer } from '../model/feedback.ts'
import type { PageMeta } from '../model/page.ts'

/** Asks whether the page helped. The code that handles the answer is fetched on the first one. */
export function AskFeedback({ meta }: { meta: PageMeta }) {
  const texts = useTexts()
  const [reply, setReply] = useState<ReactNode>(null)
  async function answer(value: FeedbackAnswer): Promise<void> {
    const { sendFeedback } = await import('./feedback-reply.tsx')
    setReply(await sendFeedback(meta, value))
  }
  return (
    <fieldset className="feedback">
      <legend>{texts.feedback}</legend>
      {reply ??
        FEEDBACK_ANSWERS.map((value) => (
          <button key={value} type="button" onClick={() => answer(value)}>
            {texts[value]}
          </button>
        ))}
    </fieldset>
  )
}
