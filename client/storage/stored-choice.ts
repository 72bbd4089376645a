import { useSyncExternalStore } from 'react'
import { readStored, store } from './stored.ts'

/** A choice of the reader, stored on the device. */
export interface StoredChoice {
  /** The last choice; null if there is none. */
  readonly current: () => string | null
  readonly choose: (value: string) => void
  /** Calls after each choice, in other browser tabs too; returns the end of it. */
  readonly subscribe: (listener: () => void) => () => void
  /** The same for a component; null during hydration. */
  readonly useChosen: () => string | null
}

export function createStoredChoice(key: string): StoredChoice {
  /** Undefined until read from storage. */
  let chosen: string | null | undefined
  const listeners = new Set<() => void>()
  const current = () => {
    if (chosen === undefined) chosen = readStored(key)
    return chosen
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    const follow = (event: StorageEvent) => {
      if (event.key !== key) return
      chosen = event.newValue
      listener()
    }
    window.addEventListener('storage', follow)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', follow)
    }
  }
  return {
    current,
    subscribe,
    choose(value) {
      chosen = value
      store(key, value)
      for (const listener of listeners) listener()
    },
    useChosen: () => useSyncExternalStore(subscribe, current, () => null),
  }
}
