import { useEffect, useState } from 'react'
import { useSite } from '../site-context.tsx'

/**
 * Tells operators that they deployed the site under a wrong path: the page loads, its files do not. If only the script
 * does not load, `boot.browser.ts` hears of it; if not even styles load, nothing hides the banner. It is in English,
 * since without a script there is no choice of language.
 */
export function BaseUrlBanner() {
  const { assets } = useSite()
  const [loaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  if (loaded) return null
  return (
    <div className="base-url-banner" role="alert" data-nosnippet="">
      <p>
        <strong>The script of this site did not load.</strong> It is expected at <code>{assets.script}</code>.
        If you run this site: its base URL is /docs/, and everything below it has to reach the same server.
      </p>
    </div>
  )
}
