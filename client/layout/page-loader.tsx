import { useEffect, useLayoutEffect, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { isReached } from '../browser/is-reached.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { pagesIn } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'
import { KeptPages } from './kept-pages.tsx'

/** Replaces a page that could not be loaded: names it and offers a retry, which happens by itself once online, however soon. */
export function PageLoader() {
  const texts = useTexts()
  const { revalidate, state } = useRevalidator()
  const { navigation } = useSite()
  // The server renders one page for all addresses.
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(window.location.pathname))
  const page = pagesIn(navigation).find((each) => each.path === path)
  const loading = useNavigation().state !== 'idle' || state !== 'idle'

  useLayoutEffect(() => {
    let current = true
    const comeBack = async () => {
      while (current && !(await isReached(window.location.pathname)))
        await new Promise((done) => setTimeout(done, 1000))
      if (current) revalidate()
    }
    window.addEventListener('online', comeBack)
    return () => {
      current = false
      window.removeEventListener('online', comeBack)
    }
  }, [revalidate])

  return (
    <main id={LAYOUT_IDS.content} tabIndex={-1}>
      {loading ? (
        <div role="status">
          <h1 className="visually-hidden">{texts.loadingPage}</h1>
          <div className="spinner" />
        </div>
      ) : (
        <>
          <div className="article" role="alert">
            <h1>{texts.loadFailed}</h1>
            <div className="callout danger load-error">
              <div className="callout-title">
                {texts.notKept(path && texts.quoted(page?.label ?? path))}
                <button type="button" onClick={revalidate}>
                  {texts.retry}
                </button>
              </div>
            </div>
            <p>
              <a href="/docs/">{texts.toIntroduction}</a>
            </p>
          </div>
          <KeptPages />
        </>
      )}
    </main>
  )
}
