import { currentTexts } from '../locales/locale-store.ts'
import { copyFor } from './write-clipboard.ts'

const ANCHOR = '.article :is(h2, h3, h4, h5, h6, .settings li) > a[href^="#"]'

/** Pressing the mark of a heading or setting puts its link in the address bar and on the clipboard. */
export function copyHeadingLinks(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ANCHOR) : null
    if (link) void copyFor(link, link.href, currentTexts().linkCopied)
  })
}
