import { currentTexts } from '../locales/locale-store.ts'
import { announceFailure } from './announce.ts'
import { copyFor } from './write-clipboard.ts'

/** Copies the page as its Markdown document. */
export async function copyPage(button: HTMLElement, address: string): Promise<void> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    await copyFor(button, await response.text())
  } catch (error) {
    console.warn(`${address} cannot be copied:`, error)
    announceFailure(currentTexts().copyPageFailed)
  }
}
