import type { Page } from 'playwright-core'

/** Does to a page what the translation of Chrome does: every text node is wrapped, now and after each change. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || text.data.trim() === '') continue
        if (parent.closest('font, code, pre, script, style, [translate="no"]')) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrapAll()
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
}
