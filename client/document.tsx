import { useEffect } from 'react'
import { Article } from './article/article.tsx'
import { AnnouncementBar } from './layout/announcement-bar.tsx'
import { AskAi } from './layout/ask-ai.tsx'
import { BackToTop } from './layout/back-to-top.tsx'
import { BaseUrlBanner } from './layout/base-url-banner.tsx'
import { BootstrapData } from './layout/bootstrap-data.tsx'
import { Footer } from './layout/footer.tsx'
import { OfflineNotice } from './layout/offline-notice.tsx'
import { PageHead } from './layout/page-head.tsx'
import { PageLoader } from './layout/page-loader.tsx'
import { ProgressBar } from './layout/progress-bar.tsx'
import { useLocale, useTexts } from './locales/locale-store.ts'
import { HOME_PATH } from './model/docs-path.ts'
import { LAYOUT_IDS } from './model/layout-ids.ts'
import { Navbar } from './navbar/navbar.tsx'
import { KeepPages } from './offline/keep-pages.tsx'
import { Boundary } from './parts/boundary.tsx'
import { Arrival } from './routing/arrival.tsx'
import { useLoadedRoute } from './routing/loaded-route.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useSite } from './site-context.tsx'

/** The whole document, head included: the server streams it and the browser hydrates it as it is. */
export function Document() {
  const { route, screens } = useLoadedRoute()
  const { assets, config, siteVerification } = useSite()
  const locale = useLocale()
  const texts = useTexts()
  const path = route.kind === 'page' ? route.meta.path : null
  const boot = route.kind === 'page' && route.boot
  // Tells styles and tests that the page responds to clicks.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    // Scripts set attributes on this element, some of them before hydration.
    <html lang={locale} data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0a1216" />
        <link rel="stylesheet" href={assets.styles} precedence="site" />
        {path === HOME_PATH && <link rel="stylesheet" href={assets.homeStyles} precedence="site" />}
        {screens && <link rel="stylesheet" href={assets.screenStyles} precedence="site" />}
        <link rel="icon" href="/docs/favicon.svg" type="image/svg+xml" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={config.title}
          href="/docs/opensearch.xml"
        />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {(boot || path === HOME_PATH) && <script src={assets.boot} defer={!boot} />}
        <script type="module" src={assets.script} fetchPriority="low" />
        {siteVerification && <meta name="google-site-verification" content={siteVerification} />}
        <PageHead route={route} />
      </head>
      <body>
        <a className="skip-link" href={`#${LAYOUT_IDS.content}`}>
          {texts.skipToContent}
        </a>
        {path === HOME_PATH && <BaseUrlBanner />}
        <Boundary part="The progress bar">
          <ProgressBar />
        </Boundary>
        <Boundary part="The navbar">
          <Navbar />
        </Boundary>
        <Boundary part="The announcement">
          <AnnouncementBar />
        </Boundary>
        <div className="layout">
          <Boundary part="The sidebar">
            <Sidebar current={path} />
          </Boundary>
          {route.kind === 'page' && <Article key={path} page={route} />}
          {route.kind === 'failed' && <PageLoader />}
          {route.kind === 'search' && screens && <screens.SearchPage results={route} />}
          {route.kind === 'not-found' && screens && <screens.NotFound {...route} />}
        </div>
        <Boundary part="The footer">
          <Footer />
        </Boundary>
        <Boundary part="Reading offline">
          {route.kind !== 'failed' && <OfflineNotice />}
          <KeepPages route={route} />
        </Boundary>
        <Boundary part="The assistant">
          <AskAi />
        </Boundary>
        <Boundary part="The way to the top">
          <BackToTop />
        </Boundary>
        <Arrival />
        <div id={LAYOUT_IDS.announcer} className="visually-hidden" role="status" />
        <BootstrapData />
      </body>
    </html>
  )
}
