import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../locales/locale-store.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** A notice at the lower edge while there is no connection, until the reader closes it. */
export function OfflineNotice() {
  const texts = useTexts()
  const [closed, setClosed] = useState(false)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  // The next loss of the connection shows it again.
  useEffect(() => setClosed(false), [online])
  return online || closed ? null : (
    <div className="offline">
      <p role="status">{texts.offline}</p>
      <button type="button" className="close" aria-label={texts.close} onClick={() => setClosed(true)} />
    </div>
  )
}
