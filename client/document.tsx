import { useLoaderData } from 'react-router'
import { Article } from './article/article.tsx'
import { PageHead } from './layout/page-head.tsx'
import { Footer } from './layout/footer.tsx'
import { HydrationSignal } from './layout/hydration-signal.tsx'
import { NotFound } from './layout/not-found.tsx'
import { ProgressBar } from './layout/progress-bar.tsx'
import { ScrollPosition } from './layout/scroll-position.tsx'
import type { RouteData } from './model/route-data.ts'
import { Navbar } from './navbar/navbar.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { BootstrapData } from './layout/bootstrap-data.tsx'
import { useSite } from './site-context.tsx'

/** The whole document, head included: the server streams it and the browser hydrates it as it is. */
export function Document() {
  const route = useLoaderData<RouteData>()
  const { assets } = useSite()
  return (
    <html lang="en" data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <link rel="stylesheet" href={assets.styles} />
        <link rel="preload" as="fetch" href={assets.siteData} crossOrigin="anonymous" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
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
          <Sidebar current={route.kind === 'page' ? route.meta.path : null} />
          {route.kind === 'page' ? <Article key={route.meta.path} page={route} /> : <NotFound nearest={route.nearest} />}
        </div>
        <Footer />
        <ScrollPosition />
        <HydrationSignal />
        <BootstrapData />
      </body>
    </html>
  )
}
