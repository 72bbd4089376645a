import { useSyncExternalStore } from 'react'

/** A value that components and other code share; `read` gives it when it is first asked for. */
export function createStore<Value>(first: Value, read: () => Value = () => first) {
  let value: Value | undefined
  const listeners = new Set<() => void>()
  const current = (): Value => {
    value ??= read()
    return value
  }
  /** Calls after each change; returns the end of it. */
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    current,
    subscribe,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    /** The value for a component; the first one during hydration. */
    useValue: (): Value => useSyncExternalStore(subscribe, current, () => first),
  }
}
