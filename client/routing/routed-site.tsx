import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { createPath, type Navigator, Router, type To } from 'react-router'
import type { PageRouter } from './page-router.ts'
import { RoutedDocument } from './routed-document.tsx'
import { RoutingProvider } from './router-context.ts'

/** Shows what the router loads; a new page is rendered while the reader can use the old one. */
export function RoutedSite({ router }: { router: PageRouter }) {
  const [{ location, action, loaded, loading }, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(router.state))
    follow()
    return router.subscribe(follow)
  }, [router])
  const navigator = useMemo(() => navigatorOf(router), [router])
  const routing = useMemo(() => ({ router, loading }), [router, loading])
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      <RoutingProvider value={routing}>
        <RoutedDocument loaded={loaded} />
      </RoutingProvider>
    </Router>
  )
}

/** For react-router's own hooks. */
function navigatorOf(router: PageRouter): Navigator {
  const createHref = (to: To) => (typeof to === 'string' ? to : createPath(to))
  return {
    createHref,
    push: (to) => void router.navigate(createHref(to)),
    replace: (to) => void router.navigate(createHref(to), { replace: true }),
    go: (steps) => window.history.go(steps),
  }
}
