import { useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { useSite } from '../site-context.tsx'

/** Loads a third party's assistant when a reader asks for it, and none of it before. */
export function AskAi() {
  const texts = useTexts()
  const { assistant } = useSite()
  const [loading, setLoading] = useState(false)
  if (!assistant) return null

  async function open(websiteId: string): Promise<void> {
    setLoading(true)
    const { openAssistant } = await import('../browser/open-assistant.ts')
    await openAssistant(websiteId)
    setLoading(false)
  }

  return (
    <button
      type="button"
      className="ask-ai"
      aria-busy={loading}
      disabled={loading}
      onClick={() => open(assistant.websiteId)}
    >
      {texts.askAi}
    </button>
  )
}
