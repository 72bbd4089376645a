import './shared.ts'
import { startTransition } from 'react'
import type { hydrateRoot as HydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { copyButtons } from './browser/copy-buttons.ts'
import { copyHeadingLinks } from './browser/copy-heading-links.ts'
import { interceptLinks } from './browser/intercept-links.ts'
import { loadRoute } from './browser/load-route.ts'
import { nextTask } from './browser/next-task.ts'
import { prefetchLinks } from './browser/prefetch-links.ts'
import { readBootstrap } from './browser/read-bootstrap.ts'
import { restoreLocale } from './locales/locale-store.ts'
import { loadComponents } from './mdx/load-components.ts'
import { zoomScreenshots } from './mdx/screenshot/zoom-screenshots.ts'
import { isPagePath } from './model/is-page-path.ts'
import { refreshMetadata } from './navbar/shown-metadata.ts'
import { createRoutes, ROUTE_ID } from './routes.tsx'
import { SiteProvider } from './site-context.tsx'

/** Makes the document that was served live, a step a task. React comes from outside: it was loaded in a task of its own. */
export async function hydrate(hydrateRoot: typeof HydrateRoot): Promise<void> {
  const { route, ...document_ } = readBootstrap(document)
  const site = await fetch(document_.assets.siteData).then((response) => response.json())
  await loadComponents(route)

  const router = createBrowserRouter(
    createRoutes((path, search) => loadRoute(path, search, route.build)),
    {
      hydrationData: { loaderData: { [ROUTE_ID]: route } },
    },
  )
  await nextTask()
  copyButtons(document)
  copyHeadingLinks(document)
  zoomScreenshots(document)
  prefetchLinks(document, route.build)
  await nextTask()

  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={{ ...site, ...document_ }}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
  })

  // After React's own listeners: a click that a component has dealt with is no navigation.
  interceptLinks(document, router)
  // The offline page stands for every page: at once it looks for the one whose address it has.
  if (route.kind === 'failed' && isPagePath(window.location.pathname)) void router.revalidate()
  restoreLocale()
  void refreshMetadata()
  if (site.config.navbar.hideOnScroll)
    void import('./browser/hide-navbar.ts').then(({ hideNavbar }) => hideNavbar(document, router))

  // The development server tells the page when something changed; production code has no trace of it.
  if (process.env.NODE_ENV === 'development') await import('/docs/__dev/reload.js' as string)
}
