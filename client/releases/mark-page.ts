import { adoptStyles } from '../browser/adopt-styles.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { NOT_PAGES } from '../model/not-pages.ts'
import { isWithinSpans } from './compare-releases.ts'
import { differenceOf, type Measured } from './difference.ts'
import { type Releases, runningRelease } from './release-store.ts'
import styles from './releases.css' with { type: 'text' }

const MEASURED = '[data-in], [data-defaults], [data-changed], [data-bug]'

/** Marks what the reader's release lacks or has differently on this page. */
export async function markPage(releases: Releases, onChoose: () => void): Promise<void> {
  adoptStyles(styles)
  if (document.querySelector('.settings')) await measureSettings()
  const running = runningRelease.current() ?? releases.described
  fillIssueFilter(running, onChoose)
  for (const mark of document.querySelectorAll('.running-mark')) mark.remove()
  for (const element of document.querySelectorAll<HTMLElement>(MEASURED)) {
    const difference = differenceOf(element.dataset, running, releases.described, currentTexts().releases)
    if (!difference) continue
    const mark = document.createElement('span')
    mark.className = 'mark running-mark'
    mark.textContent = difference
    const place = element.querySelector(':scope > summary > span') ?? element
    place.append(' ', mark)
  }
}

/** There are hundreds of settings, so their page does not have what was measured of each. */
async function measureSettings(): Promise<void> {
  const response = await fetch(`${NOT_PAGES.api}releases/settings`)
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const settings: Record<string, Measured> = await response.json()
  for (const [key, measured] of Object.entries(settings))
    Object.assign(document.getElementById(key)?.dataset ?? {}, measured)
}

/** On the list of all known issues, offers to hide those that the reader's release does not have. */
function fillIssueFilter(running: string, onChoose: () => void): void {
  const place = document.querySelector<HTMLElement>('.issue-filter')
  if (!place || place.dataset.release === running) return
  place.dataset.release = running
  const texts = currentTexts().releases
  const issues = [...document.querySelectorAll<HTMLElement>('.known-issue')]
  const others = issues.filter(({ dataset }) => !isWithinSpans(dataset.bug ?? '', running))
  const hide = (isHidden: boolean) => {
    for (const issue of others) issue.hidden = isHidden
  }
  for (const issue of issues) issue.hidden = false
  const label = `<label><input type="checkbox"> ${texts.hideOthers(running, others.length)}</label>`
  place.innerHTML = `${others.length > 0 ? label : ''}<button type="button">${texts.choose}</button>`
  place.onchange = ({ target }) => hide((target as HTMLInputElement).checked)
  place.onclick = ({ target }) => {
    if (target instanceof HTMLButtonElement) onChoose()
  }
}
