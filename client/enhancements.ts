import { whenIdle } from './browser/when-idle.ts'
import { markChanges } from './changes/mark-changes.ts'
import { defineElements } from './elements/index.ts'
import { currentTexts } from './locales/locale-store.ts'
import { keepInReach } from './navigation/reach.ts'

/** Everything that can wait until the page is at rest, in one file: each request costs a distant reader more. */
export function enhance(document: Document): void {
  defineElements()
  whenIdle(() => keepInReach(document))
  whenIdle(() => {
    markChanges(currentTexts().changed).catch((error) => console.warn('What is new cannot be marked:', error))
  })
}
