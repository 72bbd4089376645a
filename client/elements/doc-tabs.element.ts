import { elementOf } from '../browser/element-of.ts'
import { chooseTab, followTabs, tabChoices } from './tab-choices.ts'

/** The keys of the ARIA tabs pattern, each as a step from one tab to another. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * `<doc-tabs>` shows one of the panels in it. All are in the document: search engines and readers without scripts get all
 * of them. A choice in a named group applies to the whole site.
 */
export class DocTabs extends HTMLElement {
  /** The choice in tabs that are in no group. */
  #own: string | undefined
  /** The panel with the heading in the address, until the reader chooses another one. */
  #linked: string | undefined
  #unfollow = () => {}

  constructor() {
    super()
    this.addEventListener('click', ({ target }) => {
      const index = this.#tabs.findIndex((tab) => target instanceof Node && tab.contains(target))
      if (index >= 0) this.#select(index)
    })
    this.addEventListener('keydown', (event) => {
      const tabs = this.#tabs
      const at = tabs.indexOf(event.target as HTMLElement)
      const next = at < 0 ? undefined : STEPS[event.key]?.(at, tabs.length)
      if (next === undefined) return
      event.preventDefault()
      this.#select(next)
      tabs[next]?.focus()
    })
    this.addEventListener('reveal', ({ target }) => this.#reveal(target))
  }

  connectedCallback(): void {
    const place = [...document.querySelectorAll('doc-tabs')].indexOf(this)
    const tabs = this.#tabs
    this.#panels.forEach((panel, index) => {
      panel.id = `tabs-${place}-${index}`
      tabs[index]?.setAttribute('aria-controls', panel.id)
    })
    this.#unfollow = followTabs(() => this.#show())
    this.#show()
    this.#reveal(elementOf(window.location.hash))
  }

  disconnectedCallback(): void {
    this.#unfollow()
  }

  get #tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')]
  }

  get #panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')]
  }

  #select(index: number): void {
    const value = this.#panels[index]?.dataset.value
    if (value === undefined) return
    this.#linked = undefined
    const { group } = this.dataset
    this.#own = value
    if (group) chooseTab(group, value)
    else this.#show()
  }

  #reveal(target: EventTarget | null): void {
    if (!(target instanceof Element)) return
    const panel = this.#panels.find((each) => each.contains(target))
    if (!panel) return
    this.#linked = panel.dataset.value
    this.#show()
    // While its panel was hidden, the heading had no position to scroll to.
    requestAnimationFrame(() => target.scrollIntoView())
  }

  #show(): void {
    const { group } = this.dataset
    const wanted = this.#linked ?? (group ? tabChoices()[group] : this.#own)
    const panels = this.#panels
    const selected = Math.max(
      0,
      panels.findIndex(({ dataset }) => dataset.value === wanted),
    )
    this.#tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === selected))
      tab.tabIndex = index === selected ? 0 : -1
    })
    panels.forEach((panel, index) => {
      panel.toggleAttribute('data-selected', index === selected)
    })
  }
}
