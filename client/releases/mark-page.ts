import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { createElement } from '../sheet/create-element.ts'
import { differenceOf } from './difference.ts'
import { fillIssueFilter } from './issue-filter.ts'
import { runningRelease } from './release-store.ts'
import styles from './releases.css' with { type: 'text' }
import { fetchSettingMarks } from './setting-marks.ts'

const MEASURED = '[data-in], [data-defaults], [data-changed], [data-affected]'

let marked = new WeakSet<Element>()
let following = false

/** Marks what the reader's release lacks or has differently, on this page and on later ones. */
export function markPages(described: string, onChoose: () => void): void {
  adoptStyles(styles)
  for (const mark of document.querySelectorAll('.running-mark')) mark.remove()
  marked = new WeakSet()
  const mark = () => {
    markNew(described, onChoose)
    const settings = document.querySelector<HTMLElement>('.settings:not([data-marked])')
    if (!settings) return
    settings.dataset.marked = ''
    fetchSettingMarks().then(
      (marks) => {
        for (const [key, measured] of Object.entries(marks))
          Object.assign(document.getElementById(key)?.dataset ?? {}, measured)
        markNew(described, onChoose)
      },
      (error: unknown) => console.warn('The marks of settings cannot be loaded:', error),
    )
  }
  mark()
  if (following) return
  following = true
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
}

function markNew(described: string, onChoose: () => void): void {
  const running = runningRelease.current() ?? described
  const texts = currentTexts().releases
  for (const element of document.querySelectorAll<HTMLElement>(MEASURED)) {
    if (marked.has(element)) continue
    marked.add(element)
    const textContent = differenceOf(element.dataset, running, described, texts)
    const place = element.querySelector(':scope > summary > span') ?? element
    if (textContent) place.append(' ', createElement('span', { className: 'mark running-mark', textContent }))
  }
  fillIssueFilter(running, texts, onChoose)
}
