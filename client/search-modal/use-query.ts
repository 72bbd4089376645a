import { useState } from 'react'
import { LONGEST_PASTE, LONGEST_QUERY } from '../model/search-results.ts'

export interface TypedQuery {
  /** The text that the field shows. */
  readonly text: string
  /** All of what was pasted, if the field cannot hold it. */
  readonly pasted: string | null
  readonly type: (text: string) => void
  /** Takes what a paste makes of the field; false if it fits. */
  readonly paste: (whole: string) => boolean
}

/** The field holds a query; a longer message that was pasted is searched as a whole until the reader types on. */
export function useQuery(initial: string): TypedQuery {
  const [text, setText] = useState(initial.slice(0, LONGEST_QUERY))
  const [pasted, setPasted] = useState<string | null>(null)
  const type = (next: string) => {
    setText(next.slice(0, LONGEST_QUERY))
    setPasted(null)
  }
  return {
    text,
    pasted,
    type,
    paste(whole) {
      if (whole.length <= LONGEST_QUERY) return false
      type(whole.trim().replace(/\s+/g, ' '))
      setPasted(whole.trim().slice(0, LONGEST_PASTE))
      return true
    },
  }
}
