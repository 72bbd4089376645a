import type { ReactNode } from 'react'
import { useTexts } from '../../locales/locale-store.ts'
import type { SearchFailure } from '../ask-search.ts'

interface FailedScreenProps {
  readonly failure: SearchFailure
  readonly onRetry: () => void
  /** Pages to go on to. */
  readonly children: ReactNode
}

/** Names what failed, because only one of the reasons is the reader's own connection. */
export function FailedScreen({ failure, onRetry, children }: FailedScreenProps) {
  const texts = useTexts()
  const { failed, notAnswering, offline, checkNetwork, busy, serverError } = texts.modal
  const reasons = { offline, connection: checkNetwork, busy, server: serverError }
  return (
    <div className="search-found">
      <div className="search-failed" role="alert">
        <p className="search-said">{failure === 'server' ? notAnswering : failed}</p>
        <p>{reasons[failure]}</p>
        <p>
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        </p>
      </div>
      {children}
    </div>
  )
}
