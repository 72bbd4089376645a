import { useEffect, useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { pagesIn } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'
import { keptPaths } from './protocol.ts'

/** Links to the pages that can be read without a connection, in the order of the navigation. */
export function KeptPages() {
  const { keptPages } = useTexts()
  const { navigation } = useSite()
  const [kept, setKept] = useState<readonly string[]>([])
  useEffect(() => {
    // Browsers have no caches on plain HTTP.
    if ('caches' in window) keptPaths().then(setKept, () => {})
  }, [])
  const pages = pagesIn(navigation).filter(({ path }) => kept.includes(path))
  if (pages.length === 0) return null
  return (
    <nav className="article kept-pages" aria-label={keptPages}>
      <h2>{keptPages}</h2>
      <ul lang="en">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
