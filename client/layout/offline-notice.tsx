import { useSyncExternalStore } from 'react'
import { useTexts } from '../locales/locale-store.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineNotice() {
  const texts = useTexts()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return online ? null : (
    <p className="offline" role="status">
      {texts.offline}
    </p>
  )
}
