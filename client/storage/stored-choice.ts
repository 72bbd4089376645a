import { useSyncExternalStore } from 'react'
import { readStored, store } from './stored.ts'

/** One choice of the reader, kept on the device. */
export interface StoredChoice {
  /** What was chosen last; null for nothing. */
  readonly current: () => string | null
  readonly choose: (value: string) => void
  /** The same for a component; null while the served markup is taken over. */
  readonly useChosen: () => string | null
}

export function createStoredChoice(key: string): StoredChoice {
  /** Undefined until storage was asked. */
  let chosen: string | null | undefined
  const listeners = new Set<() => void>()
  const current = () => {
    if (chosen === undefined) chosen = readStored(key)
    return chosen
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    current,
    choose(value) {
      chosen = value
      store(key, value)
      for (const listener of listeners) listener()
    },
    useChosen: () => useSyncExternalStore(subscribe, current, () => null),
  }
}
