import type { Texts } from '../locales/en.ts'
import { createElement } from '../sheet/create-element.ts'
import { isWithinSpans } from './compare-releases.ts'

/** On the list of all known issues, offers to hide those that the reader's release does not have. */
export function fillIssueFilter(running: string, texts: Texts['releases'], onChoose: () => void): void {
  const place = document.querySelector<HTMLElement>('.issue-filter')
  if (!place || place.dataset.release === running) return
  place.dataset.release = running
  const others = [...document.querySelectorAll<HTMLElement>('.known-issue[data-affected]')].filter(
    ({ dataset }) => !isWithinSpans(dataset.affected ?? '', running),
  )
  const box = createElement('input', { type: 'checkbox' })
  box.addEventListener('change', () => {
    for (const issue of others) issue.hidden = box.checked
  })
  const label = createElement('label')
  label.append(box, ` ${texts.hideOthers(running, others.length)}`)
  const choose = createElement('button', { type: 'button', textContent: texts.choose })
  choose.addEventListener('click', onChoose)
  for (const issue of document.querySelectorAll<HTMLElement>('.known-issue')) issue.hidden = false
  place.replaceChildren(...(others.length > 0 ? [label, choose] : [choose]))
}
