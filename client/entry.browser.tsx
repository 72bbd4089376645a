import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { copyButtons } from './browser/copy-buttons.ts'
import { interceptLinks } from './browser/intercept-links.ts'
import { loadRoute } from './browser/load-route.ts'
import { prefetchLinks } from './browser/prefetch-links.ts'
import { readBootstrap } from './browser/read-bootstrap.ts'
import { createRoutes, ROUTE_ID } from './routes.tsx'
import { SiteProvider } from './site-context.tsx'

const { route, ...document_ } = readBootstrap(document)
const site = await fetch(document_.assets.siteData).then((response) => response.json())

const router = createBrowserRouter(
  createRoutes((path) => loadRoute(path, route.build)),
  {
    hydrationData: { loaderData: { [ROUTE_ID]: route } },
  },
)
interceptLinks(document, router)
copyButtons(document)
prefetchLinks(document, route.build)

startTransition(() => {
  hydrateRoot(
    document,
    <SiteProvider value={{ ...site, ...document_ }}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
})

// The development server tells the page when something changed; production code has no trace of it.
if (process.env.NODE_ENV === 'development') await import('/docs/__dev/reload.js' as string)
