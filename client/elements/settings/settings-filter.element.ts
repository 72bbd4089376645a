import { currentTexts, followLocale } from '../../locales/locale-store.ts'
import { compareReleases } from '../../releases/compare-releases.ts'
import { filterFields, isAnswer, readQuery, releaseOf } from './settings-query.ts'

/**
 * `<settings-filter>` narrows its page to the settings that are asked for. The rest of the page comes back when nothing is
 * asked for, or when an address leads there.
 */
export class SettingsFilter extends HTMLElement {
  #unfollow = () => {}

  constructor() {
    super()
    this.addEventListener('input', () => this.#filter())
  }

  connectedCallback(): void {
    this.#unfollow = followLocale(() => this.#show())
    this.#show()
    this.#page?.addEventListener('reveal', ({ target }) => {
      if (!(target instanceof HTMLElement) || target.offsetParent) return
      this.#show()
      target.closest('details')?.setAttribute('open', '')
      target.scrollIntoView()
    })
  }

  disconnectedCallback(): void {
    this.#unfollow()
  }

  get #page(): Element | null {
    return this.closest('.article')
  }

  #show(): void {
    const marks = this.#page?.querySelectorAll('.settings > li > i') ?? []
    const releases = new Set(Array.from(marks, releaseOf))
    this.innerHTML = filterFields(currentTexts(), [...releases].sort(compareReleases).reverse())
    this.#filter()
  }

  #filter(): void {
    const asked = readQuery(this)
    const isOn = Object.values(asked).some((part) => part.length > 0)
    if (!isOn && !this.#page?.hasAttribute('data-filtered')) return
    this.#page?.toggleAttribute('data-filtered', isOn)
    const lists = [...(this.#page?.querySelectorAll('settings-list') ?? [])]
    const counts = lists.map((list) => {
      const records = [...list.querySelectorAll<HTMLElement>('.settings > li')]
      for (const record of records) record.hidden = !isAnswer(record, asked)
      const found = records.filter(({ hidden }) => !hidden).length
      for (const part of [list, headingOf(list)]) part?.toggleAttribute('data-found', found > 0)
      for (const group of list.querySelectorAll('details')) group.open = isOn && found > 0
      return { found, all: records.length }
    })
    const sumOf = (name: 'found' | 'all') => counts.reduce((sum, count) => sum + count[name], 0)
    const output = this.querySelector('output')
    if (output) output.value = isOn ? currentTexts().settingsFilter.found(sumOf('found'), sumOf('all')) : ''
  }
}

function headingOf(list: Element): Element | null {
  let before = list.previousElementSibling
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling
  return before
}
