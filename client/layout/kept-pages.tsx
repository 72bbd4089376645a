import { useEffect, useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { pagesIn } from '../model/navigation.ts'
import { keptPaths } from '../offline/protocol.ts'
import { PageCards } from '../search/page-cards.tsx'
import { usePopular } from '../search/use-popular.ts'
import { useSite } from '../site-context.tsx'

/** Links to the pages that can be read without a connection, in the order of the navigation. */
export function KeptPages() {
  const { keptPages } = useTexts()
  const { navigation } = useSite()
  const [kept, setKept] = useState<readonly string[]>([])
  useEffect(() => {
    // Browsers have no caches on plain HTTP.
    if ('caches' in window) keptPaths().then(setKept, () => {})
  }, [])
  const pages = usePopular(pagesIn(navigation).filter(({ path }) => kept.includes(path)))
  if (kept.length === 0) return null
  return (
    <nav className="article" aria-label={keptPages}>
      <h2>{keptPages}</h2>
      <PageCards pages={pages} />
    </nav>
  )
}
