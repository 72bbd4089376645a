import { whenIdle } from './browser/when-idle.ts'
import { markChanges } from './changes/mark-changes.ts'
import { defineElements } from './elements/index.ts'
import { currentTexts } from './locales/locale-store.ts'

/** Everything that can wait until the page is at rest, in one file: each request costs a distant reader more. */
export function enhance(): void {
  defineElements()
  whenIdle(() => {
    markChanges(currentTexts().changed).catch((error) => console.warn('What is new cannot be marked:', error))
  })
}
