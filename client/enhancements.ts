import type { DataRouter } from 'react-router'
import { hideNavbar } from './browser/hide-navbar.ts'
import { whenAtRest } from './browser/when-idle.ts'
import { markChanges } from './changes/mark-changes.ts'
import { defineElements } from './elements/index.ts'
import { currentTexts } from './locales/locale-store.ts'
import { keepInReach } from './navigation/reach.ts'

/**
 * What every hydrated page gets. One file: to a distant reader, a request for each would cost more than the few kilobytes
 * of all.
 */
export function enhance(document: Document, router: DataRouter, hidesNavbar: boolean): void {
  if (hidesNavbar) hideNavbar(document, router)
  defineElements()
  whenAtRest(() => keepInReach(document))
  whenAtRest(() => {
    markChanges(currentTexts().changed).catch((error) => console.warn('What is new cannot be marked:', error))
  })
}
