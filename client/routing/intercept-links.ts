import type { DataRouter } from 'react-router'
import { isModified } from '../browser/is-modified.ts'
import { pageLinkOf } from './page-link.ts'

/** One listener turns plain links into client navigation, including those in content that React never sees. */
export function interceptLinks(document: Document, router: Pick<DataRouter, 'navigate'>): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    const link = pageLinkOf(event.target)
    if (!link) return
    event.preventDefault()
    void router.navigate(link.pathname + link.search + link.hash)
  })
}
