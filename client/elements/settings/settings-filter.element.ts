import { currentTexts, followLocale } from '../../locales/locale-store.ts'
import { compareReleases } from '../../releases/compare-releases.ts'
import { filterFields, isAnswer, rangesOf, readQuery, releaseOf } from './settings-query.ts'

/** `<settings-filter>` narrows its page to the settings asked for; the rest comes back when nothing is, or when an address leads there. */
export class SettingsFilter extends HTMLElement {
  #unfollow = () => {}

  constructor() {
    super()
    this.addEventListener('input', () => this.#filter())
  }

  connectedCallback(): void {
    this.#unfollow = followLocale(() => this.#show())
    this.#show()
    // The browser went to the place of an address before these fields were in sight above it.
    const place = this.#page?.querySelector(':target')
    const { top } = place?.getBoundingClientRect() ?? { top: -1 }
    if (top >= 0 && top < this.getBoundingClientRect().bottom) place?.scrollIntoView()
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
    const page = this.#page
    const asked = readQuery(this)
    const isOn = Object.values(asked).some((part) => part.length > 0)
    if (!page || (!isOn && !page.hasAttribute('data-filtered'))) return
    page.toggleAttribute('data-filtered', isOn)
    const all = [...page.querySelectorAll<HTMLElement>('.settings > li')]
    for (const record of all) record.hidden = !isAnswer(record, asked)
    const found = isOn ? all.filter(({ hidden }) => !hidden) : []
    // Styles put these first.
    const named = found.filter(({ id }) => asked.words.every((word) => id.includes(word)))
    for (const record of all) record.toggleAttribute('data-named', named.includes(record))
    for (const list of page.querySelectorAll('settings-list')) {
      const isFound = found.some((record) => list.contains(record))
      for (const part of [list, headingOf(list)]) {
        part?.toggleAttribute('data-found', isFound)
        part?.toggleAttribute('data-named', list.querySelector('[data-named]') !== null)
      }
      for (const group of list.querySelectorAll('details')) group.open = isFound
    }
    const output = this.querySelector('output')
    if (output) output.value = isOn ? currentTexts().settingsFilter.found(found.length, all.length) : ''
    // Not every browser can mark words that have no element of their own.
    CSS.highlights?.set('found', new Highlight(...found.flatMap((record) => rangesOf(record, asked))))
    for (const { hash, parentElement: entry } of document.querySelectorAll<HTMLAnchorElement>('.toc a')) {
      const heading = page.querySelector(`[data-found][id="${hash.slice(1)}"]`)
      entry?.toggleAttribute('hidden', found.length > 0 && !heading)
      entry?.toggleAttribute('data-named', heading?.hasAttribute('data-named') === true)
    }
  }
}

function headingOf(list: Element): Element | null {
  let before = list.previousElementSibling
  while (before && !/^H\d$/.test(before.tagName)) before = before.previousElementSibling
  return before
}
