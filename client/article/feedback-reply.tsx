import type { ReactNode } from 'react'
import { announce, announceFailure } from '../browser/announce.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { FEEDBACK_PATH, type FeedbackAnswer } from '../model/feedback.ts'
import type { PageMeta } from '../model/page.ts'

/** Sends the answer and returns what replaces the question; null if the answer did not arrive. */
export async function sendFeedback(meta: PageMeta, answer: FeedbackAnswer): Promise<ReactNode> {
  const texts = currentTexts().feedbackReply
  try {
    const response = await fetch(FEEDBACK_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: meta.path, answer }),
    })
    if (!response.ok) throw new Error(`it answers ${response.status}`)
  } catch (error) {
    console.warn('The answer cannot be sent:', error)
    announceFailure(texts.failed)
    return null
  }
  announce(texts.thanks)
  return (
    <p>
      {texts.thanks}{' '}
      <a ref={(link) => link?.focus({ preventScroll: true })} href={issueAddress(meta)}>
        {texts[answer]}
      </a>
    </p>
  )
}

/** The address of a new issue about the page, in the repository of its source. */
function issueAddress({ editUrl, title, path }: PageMeta): string {
  const repository = editUrl.replace(/\/edit\/.*$/, '')
  const body = `Page: ${new URL(path, window.location.href)}\n\n`
  return `${repository}/issues/new?${new URLSearchParams({ title: `Documentation: ${title}`, body })}`
}
