import { createStore } from './create-store.ts'
import { readStored, store } from './stored.ts'

/** A choice of the reader, stored on the device, the same in all browser tabs; null if there is none, and during hydration. */
export function createStoredChoice(key: string) {
  const { current, set, subscribe, useValue } = createStore<string | null>(null, () => readStored(key))
  if (typeof window !== 'undefined')
    window.addEventListener('storage', (event) => event.key === key && set(event.newValue))
  return {
    current,
    subscribe,
    useChosen: useValue,
    choose(value: string): void {
      store(key, value)
      set(value)
    },
  }
}
