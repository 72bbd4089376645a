import './shared.ts'
import { startTransition } from 'react'
import type { hydrateRoot as HydrateRoot } from 'react-dom/client'
import { copyHeadingLinks } from './browser/copy-heading-links.ts'
import { interceptLinks } from './browser/intercept-links.ts'
import { layOutRest } from './browser/lay-out-rest.ts'
import { loadRoute } from './browser/load-route.ts'
import { nextTask } from './browser/next-task.ts'
import { prefetchLinks } from './browser/prefetch-links.ts'
import { readBootstrap } from './browser/read-bootstrap.ts'
import { whenAtRest } from './browser/when-idle.ts'
import { loadParts } from './load-parts.ts'
import { restoreLocale } from './locales/locale-store.ts'
import { zoomScreenshots } from './mdx/screenshot/zoom-screenshots.ts'
import { refreshMetadata } from './navbar/shown-metadata.ts'
import { followRelease } from './releases/follow-release.ts'
import { createPageRouter } from './routing/page-router.ts'
import { RoutedSite } from './routing/routed-site.tsx'
import { listenForSheet } from './shortcuts/listen-for-sheet.ts'
import { SiteProvider } from './site-context.tsx'

/** The bundler replaces this with the value. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } }

/**
 * Hydrates the served document, one step per task. React is an argument because it was loaded in a task of its own, and
 * the site's data because it was asked for before.
 */
export async function hydrate(hydrateRoot: typeof HydrateRoot, siteData: Promise<Response>): Promise<void> {
  const { route, ...document_ } = readBootstrap(document)
  const site = await (await siteData).json()
  const loaded = await loadParts(route)

  const router = createPageRouter((path, search) => loadRoute(path, search, route.build), loaded)
  await nextTask()
  copyHeadingLinks(document)
  zoomScreenshots(document)
  prefetchLinks(document, route.build)
  listenForSheet(document)
  await nextTask()

  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={{ ...site, ...document_ }}>
        <RoutedSite router={router} />
      </SiteProvider>,
    )
  })

  // After React's own listeners: a click that a component has handled is not a navigation.
  interceptLinks(document, router)
  restoreLocale()
  refreshMetadata(document)
  followRelease(site.releases, router)
  void import('./enhancements.ts').then(({ enhance }) =>
    enhance(document, router, site.config.navbar.hideOnScroll),
  )
  whenAtRest(() => layOutRest(document))

  // The development server tells the page when something changed; production bundles do not contain this.
  if (process.env.NODE_ENV === 'development') await import('/docs/__dev/reload.js' as string)
}
