import { useEffect, useState } from 'react'
import { useSite } from '../site-context.tsx'

/**
 * For who deploys the site below another path: the page comes, its files do not. Styles show it after a while, and only
 * while no script has taken it away; where not even styles come, it shows at once. English, since no script means no choice.
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
