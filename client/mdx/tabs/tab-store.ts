import { useSyncExternalStore } from 'react'
import { parseTabChoices, TAB_STORAGE_KEY, type TabChoices } from './tab-choices.ts'

const NONE: TabChoices = {}
const listeners = new Set<() => void>()
let choices: TabChoices | undefined

function current(): TabChoices {
  choices ??= read()
  return choices
}

function read(): TabChoices {
  try {
    return parseTabChoices(localStorage.getItem(TAB_STORAGE_KEY))
  } catch (error) {
    console.warn('The choice of tabs cannot be read:', error)
    return NONE
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const follow = (event: StorageEvent) => {
    if (event.key !== TAB_STORAGE_KEY) return
    choices = parseTabChoices(event.newValue)
    listener()
  }
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/** The reader's choice in every group; none during hydration. */
export const useTabChoices = (): TabChoices => useSyncExternalStore(subscribe, current, () => NONE)

/** A choice applies to the group on every page, in every open browser tab, and on later visits. */
export function chooseTab(group: string, value: string): void {
  choices = { ...current(), [group]: value }
  for (const listener of listeners) listener()
  try {
    localStorage.setItem(TAB_STORAGE_KEY, JSON.stringify(choices))
  } catch (error) {
    console.warn('The choice of tabs cannot be kept:', error)
  }
}
