import { readStored, store } from '../storage/stored.ts'

const STORAGE_KEY = 'docs-scroll'

/** Where the reader was at each entry of the tab's history, by the entry's key. */
let positions: Record<string, number> | undefined

function current(): Record<string, number> {
  positions ??= parse(readStored(STORAGE_KEY, 'sessionStorage'))
  return positions
}

function parse(json: string | null): Record<string, number> {
  try {
    return Object(JSON.parse(json ?? '{}'))
  } catch {
    return {}
  }
}

export const positionAt = (key: string): number | undefined => current()[key]

export function keepPosition(key: string, top: number): void {
  current()[key] = Math.round(top)
}

export const storePositions = (): void => store(STORAGE_KEY, JSON.stringify(current()), 'sessionStorage')
