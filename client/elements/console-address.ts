import { readStored } from '../storage/stored.ts'

export const CONSOLE_KEY = 'docs-web-console'
const STANDARD = 'http://localhost:9000'
export const EXAMPLE = 'http://192.168.1.10:9000'

/** Checks for a device without a Shift key, which has no server of its own either. */
export const isTouched = (): boolean => window.matchMedia('(hover: none)').matches

/** The address of the reader's Web Console. */
export const consoleAddress = (): string => readStored(CONSOLE_KEY) ?? STANDARD

/** The address without any path that was copied along, since the console adds its own; null if it is not an address. */
export function readAddress(typed: string): string | null {
  const text = typed.trim()
  try {
    const { protocol, origin, pathname } = new URL(/^\w+:\/\//.test(text) ? text : `http://${text}`)
    return /^https?:$/.test(protocol) ? origin + pathname.replace(/(?:\/index\.html)?\/*$/, '') : null
  } catch {
    return null
  }
}

/** The console puts the query into its editor and runs it. */
export const consoleUrl = (address: string, sql: string): string =>
  `${address}/?query=${encodeURIComponent(sql)}&executeQuery=true`
