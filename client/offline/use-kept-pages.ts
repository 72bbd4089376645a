import { useEffect, useState } from 'react'
import { type NavPage, pagesIn } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'
import { askWorker } from './ask-worker.ts'

/** The pages on this device, as the worker knows them. */
export function useKeptPages(): readonly NavPage[] {
  const { navigation } = useSite()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const { controller } = navigator.serviceWorker
    if (!controller) return
    askWorker(controller, { kind: 'list' }).then(
      ({ paths }) => setKept(new Set(paths)),
      () => {},
    )
  }, [])
  return pagesIn(navigation).filter(({ path }) => kept.has(path))
}
