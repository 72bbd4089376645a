import { useEffect, useRef } from 'react'
import { hitId } from './hits/hit-actions.ts'

type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>

interface EnterOptions {
  /** The question that was asked last, and the one whose results are shown now. */
  readonly asked: string
  readonly answered: string
  readonly selected: number
  /** The hit that is selected when an answer comes; -1 if nothing is found. */
  readonly first: number
}

/** Opens the selected hit on Enter. If the answer has not arrived, waits for it instead of opening an older hit. */
export function useEnter({ asked, answered, selected, first }: EnterOptions): (keys: Keys) => void {
  const early = useRef<(Keys & { asked: string }) | null>(null)
  useEffect(() => {
    if (early.current?.asked === answered) openHit(first, early.current)
    if (early.current?.asked !== asked || answered === asked) early.current = null
  }, [asked, answered, first])
  return ({ ctrlKey, metaKey, shiftKey }) => {
    const keys = { ctrlKey, metaKey, shiftKey }
    if (answered === asked) openHit(selected, keys)
    else early.current = { ...keys, asked }
  }
}

/** The hit is a link, so a click on it with the same modifier keys does the right thing. */
function openHit(index: number, keys: Keys): void {
  const id = hitId(index)
  const click = new MouseEvent('click', { ...keys, bubbles: true, cancelable: true })
  document.querySelector(`a#${id}, #${id} a`)?.dispatchEvent(click)
}
