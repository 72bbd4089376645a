import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { copyHeadingLinks } from './browser/copy-heading-links.ts'
import { hideNavbar } from './browser/hide-navbar.ts'
import { nextTask } from './browser/next-task.ts'
import { whenAtRest } from './browser/when-idle.ts'
import { Document } from './document.tsx'
import { DocTabs } from './elements/doc-tabs.element.ts'
import { CrashPage } from './layout/crash-page.tsx'
import { restoreLocale } from './locales/locale-store.ts'
import { refreshMetadata } from './navbar/metadata-store.ts'
import { keepUnfolded } from './navigation/unfolded.ts'
import { createPageRouter } from './routing/create-page-router.ts'
import { interceptLinks } from './routing/intercept-links.ts'
import { loadParts } from './routing/load-parts.ts'
import { prefetchLinks } from './routing/prefetch-links.ts'
import { readBootstrap } from './routing/read-bootstrap.ts'
import { listenForSheet } from './shortcuts/listen-for-sheet.ts'
import { SiteProvider } from './site-context.tsx'

/** The bundler replaces this with the value. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' } }

/** Hydrates the served document, one step per task. The site's data was asked for before. */
export async function hydrate(siteData: Promise<Response>): Promise<void> {
  const { route, ...document_ } = readBootstrap(document)
  const site = await (await siteData).json()
  const loaded = await loadParts(route)

  const router = createPageRouter(loaded, { Document, CrashPage })
  await nextTask()
  copyHeadingLinks(document)
  prefetchLinks(document, route.build)
  listenForSheet(document)
  keepUnfolded(document)
  await nextTask()

  startTransition(() => {
    hydrateRoot(
      document,
      <SiteProvider value={{ ...site, ...document_ }}>
        <RouterProvider router={router} />
      </SiteProvider>,
    )
  })

  // After React's own listeners: a click that a component has handled is not a navigation.
  interceptLinks(document, router)
  restoreLocale()
  refreshMetadata(document)
  if (site.config.navbar.hideOnScroll) hideNavbar(document, router)
  customElements.define('doc-tabs', DocTabs)
  whenAtRest(() => {
    import('./enhancements.ts').then(
      ({ enhance }) => enhance(),
      (error) => console.warn('Buttons of listings and marks cannot be loaded:', error),
    )
  })

  // The development server tells the page when something changed; production bundles do not contain this.
  if (process.env.NODE_ENV === 'development') await import('/docs/__dev/reload.js' as string)
}
