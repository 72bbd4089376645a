import { NOT_PAGES } from '../model/not-pages.ts'
import type { Measured } from './difference.ts'

let asked: Promise<Record<string, Measured>> | null = null

/** Measurements of each setting, by key; asked for once. Rejects if the server does not answer with it. */
export function fetchSettingMarks(): Promise<Record<string, Measured>> {
  asked ??= ask()
  asked.catch(() => {
    asked = null
  })
  return asked
}

async function ask(): Promise<Record<string, Measured>> {
  const response = await fetch(`${NOT_PAGES.api}releases/settings`)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return await response.json()
}
