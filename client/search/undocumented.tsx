import { useContentLang, useTexts } from '../locales/locale-store.ts'

/** Says that no page quotes a message, and which one of the release it is. */
export function Undocumented({ text }: { text: string | null }) {
  const texts = useTexts()
  const lang = useContentLang()
  return (
    <>
      {text !== null && (
        <p>
          {texts.releaseSays} <code lang={lang}>{text}</code>
        </p>
      )}
      <p>{texts.undocumentedMessage}</p>
    </>
  )
}
