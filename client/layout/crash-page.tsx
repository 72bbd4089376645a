import { useRouteError } from 'react-router'
import { useLocale, useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { useSite } from '../site-context.tsx'

/** Shown if rendering fails: a separate document, since the one that failed may be the cause. */
export function CrashPage() {
  const error = useRouteError()
  const texts = useTexts()
  const { assets } = useSite()
  return (
    <html lang={useLocale()} data-theme="dark">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{texts.pageError}</title>
        <link rel="stylesheet" href={assets.styles} />
      </head>
      <body>
        <main className="article crash" id={LAYOUT_IDS.content}>
          <h1>{texts.pageCrashed}</h1>
          <p className="crash-message">{error instanceof Error ? error.message : String(error)}</p>
          <button type="button" onClick={() => window.location.reload()}>
            {texts.tryAgain}
          </button>
          <p>
            <a href="/docs/">{texts.toIntroduction}</a>
          </p>
        </main>
      </body>
    </html>
  )
}
