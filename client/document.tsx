import { useLoaderData } from 'react-router'
import { Article } from './article/article.tsx'
import { AnnouncementBar } from './layout/announcement-bar.tsx'
import { AskAi } from './layout/ask-ai.tsx'
import { BaseUrlBanner } from './layout/base-url-banner.tsx'
import { BootstrapData } from './layout/bootstrap-data.tsx'
import { Footer } from './layout/footer.tsx'
import { HydrationSignal } from './layout/hydration-signal.tsx'
import { NotFound } from './layout/not-found.tsx'
import { OfflineNotice } from './layout/offline-notice.tsx'
import { PageHead } from './layout/page-head.tsx'
import { PageLoader } from './layout/page-loader.tsx'
import { ProgressBar } from './layout/progress-bar.tsx'
import { ScrollPosition } from './layout/scroll-position.tsx'
import { useLocale, useTexts } from './locales/locale-store.ts'
import { hasTabs } from './mdx/tabs/has-tabs.ts'
import type { RouteData } from './model/route-data.ts'
import { Navbar } from './navbar/navbar.tsx'
import { SearchPage } from './search/search-page.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useSite } from './site-context.tsx'

/** The whole document, head included: the server streams it and the browser hydrates it as it is. */
export function Document() {
  const route = useLoaderData<RouteData>()
  const { assets, config } = useSite()
  const locale = useLocale()
  const texts = useTexts()
  const path = route.kind === 'page' ? route.meta.path : null
  return (
    // Scripts say on this element what has happened, some before it is hydrated.
    <html lang={locale} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0a1216" />
        <link rel="stylesheet" href={assets.styles} precedence="site" />
        <link rel="icon" href="/docs/favicon.svg" type="image/svg+xml" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={config.title}
          href="/docs/opensearch.xml"
        />
        <link rel="preload" as="fetch" href={assets.siteData} crossOrigin="anonymous" fetchPriority="low" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {hasTabs(route) && (
          <>
            <link rel="modulepreload" href={assets.interactive} />
            <script src={assets.boot} />
          </>
        )}
        <script type="module" src={assets.script} />
        <PageHead route={route} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          {texts.skipToContent}
        </a>
        {path === '/docs/' && <BaseUrlBanner />}
        <ProgressBar />
        <Navbar />
        <AnnouncementBar />
        <div className="layout">
          <Sidebar current={path} />
          {route.kind === 'page' && <Article key={path} page={route} />}
          {route.kind === 'failed' && <PageLoader />}
          {route.kind === 'search' && <SearchPage results={route} />}
          {route.kind === 'not-found' && <NotFound nearest={route.nearest} />}
        </div>
        <Footer />
        <OfflineNotice />
        <AskAi />
        <ScrollPosition />
        <HydrationSignal />
        <BootstrapData />
      </body>
    </html>
  )
}
