import { useEffect } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { useRouting } from '../routing/router-context.ts'
import { useOfflineParts } from './use-offline-parts.ts'

/** Replaces a page that could not be loaded: says why and offers a retry, which also happens by itself once online. */
export function PageLoader() {
  const texts = useTexts()
  const offline = useOfflineParts(true)
  const routing = useRouting()
  const revalidate = routing?.router.revalidate

  useEffect(() => {
    if (!revalidate) return
    window.addEventListener('online', revalidate)
    return () => window.removeEventListener('online', revalidate)
  }, [revalidate])

  return (
    <main id="content" tabIndex={-1}>
      {routing?.loading ? (
        <div role="status">
          <h1 className="visually-hidden">{texts.loadingPage}</h1>
          <div className="spinner" />
        </div>
      ) : (
        <>
          <div className="load-error" role="alert">
            <h1>{texts.loadFailed}</h1>
            <p>{texts.notKept}</p>
            <button type="button" onClick={revalidate}>
              {texts.retry}
            </button>
          </div>
          {offline && <offline.KeptPages />}
        </>
      )}
    </main>
  )
}
