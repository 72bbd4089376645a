import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { useSite } from '../site-context.tsx'
import { SiteLink } from './site-link.tsx'

/** What every reader is to know, as long as it is configured: there is no way to close it. */
export function AnnouncementBar() {
  const texts = useTexts()
  const lang = useContentLang()
  const { announcement } = useSite().config
  if (!announcement) return null
  return (
    <aside className="announcement" aria-label={texts.announcement}>
      <p lang={lang}>
        {announcement.text} {announcement.link && <SiteLink {...announcement.link} />}
      </p>
    </aside>
  )
}
