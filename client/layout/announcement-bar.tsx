import { useContentLang, useTexts } from '../locales/locale-store.ts'
import { SiteLink } from '../parts/site-link.tsx'
import { useSite } from '../site-context.tsx'

/** A message to every reader while it is configured; readers cannot close it. */
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
