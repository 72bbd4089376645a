import { useLoaderData } from 'react-router'
import { Article } from './article/article.tsx'
import { BootstrapData } from './layout/bootstrap-data.tsx'
import { Footer } from './layout/footer.tsx'
import { HydrationSignal } from './layout/hydration-signal.tsx'
import { NotFound } from './layout/not-found.tsx'
import { PageHead } from './layout/page-head.tsx'
import { ProgressBar } from './layout/progress-bar.tsx'
import { ScrollPosition } from './layout/scroll-position.tsx'
import { hasTabs } from './mdx/tabs/has-tabs.ts'
import type { RouteData } from './model/route-data.ts'
import { Navbar } from './navbar/navbar.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { useSite } from './site-context.tsx'

/** The whole document, head included: the server streams it and the browser hydrates it as it is. */
export function Document() {
  const route = useLoaderData<RouteData>()
  const { assets } = useSite()
  const path = route.kind === 'page' ? route.meta.path : null
  return (
    <html lang="en" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0a1216" />
        <link rel="stylesheet" href={assets.styles} />
        <link rel="icon" href="/docs/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="fetch" href={assets.siteData} crossOrigin="anonymous" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {hasTabs(route) && <script src={assets.boot} />}
        <script type="module" src={assets.script} />
        <PageHead route={route} />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <ProgressBar />
        <Navbar />
        <div className="layout">
          <Sidebar current={path} />
          {route.kind === 'page' ? <Article key={path} page={route} /> : <NotFound nearest={route.nearest} />}
        </div>
        <Footer />
        <ScrollPosition />
        <HydrationSignal />
        <BootstrapData />
      </body>
    </html>
  )
}
