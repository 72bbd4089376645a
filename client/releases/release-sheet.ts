import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { KNOWN_ISSUES, RELEASES_PAGE } from '../model/named-pages.ts'
import { createElement } from '../sheet/create-element.ts'
import { openSheet } from '../sheet/open-sheet.ts'
import { compareReleases } from './compare-releases.ts'
import { type Releases, runningRelease } from './release-store.ts'
import styles from './releases.css' with { type: 'text' }

/** Asks which release the reader runs, and reports their choice. */
export function openReleaseSheet({ described, measured }: Releases, onChoice: () => void): void {
  adoptStyles(styles)
  const texts = currentTexts().releases
  const running = runningRelease.current() ?? described
  const select = createElement('select', { size: 8 })
  select.append(
    ...measured
      .toReversed()
      .map((value) => createElement('option', { value, textContent: value, selected: value === running })),
  )
  const label = createElement('label', { textContent: `${texts.release} ` })
  label.append(select)
  const news = createElement('a', { href: RELEASES_PAGE })
  const mended = createElement('a', { href: KNOWN_ISSUES.page, textContent: texts.mended(described) })
  const links = [news, mended].map((link) => {
    const paragraph = createElement('p')
    paragraph.append(link)
    return paragraph
  })
  const tell = () => {
    news.textContent = texts.whatIsNew(select.value)
    for (const link of links) link.hidden = compareReleases(select.value, described) <= 0
  }
  tell()
  const explanation = createElement('p', { textContent: texts.explanation(described) })
  const sheet = openSheet('releases', texts.title, [explanation, label, ...links])
  for (const link of [news, mended]) link.addEventListener('click', () => sheet?.close())
  select.addEventListener('change', () => {
    runningRelease.choose(select.value)
    tell()
    onChoice()
  })
}
