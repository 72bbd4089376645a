import { useEffect, useRef } from 'react'
import { hitId } from './hits/hit-actions.ts'

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

interface EnterOptions {
  readonly query: string
  /** The query whose results are shown now. */
  readonly answered: string
  readonly selected: number
}

/** Opens the selected hit on Enter. If the answer has not arrived, waits for it instead of opening an older hit. */
export function useEnter({ query, answered, selected }: EnterOptions): (keys: Keys) => void {
  const early = useRef<(Keys & { query: string }) | null>(null)
  useEffect(() => {
    if (early.current?.query === answered) openHit(0, early.current)
    if (early.current?.query !== query || answered === query) early.current = null
  }, [query, answered])
  return ({ ctrlKey, metaKey, shiftKey }) => {
    const keys = { ctrlKey, metaKey, shiftKey }
    if (answered === query) openHit(selected, keys)
    else early.current = { ...keys, query }
  }
}

/** The hit is a link, so a click on it with the same modifier keys does the right thing. */
function openHit(index: number, keys: Keys): void {
  const id = hitId(index)
  const click = new MouseEvent('click', { ...keys, bubbles: true, cancelable: true })
  document.querySelector(`a#${id}, #${id} a`)?.dispatchEvent(click)
}
