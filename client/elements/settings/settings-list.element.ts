import { copyFor } from '../../browser/write-clipboard.ts'
import { currentTexts } from '../../locales/locale-store.ts'
import { toolButton } from '../tool-button.ts'

/** `<settings-list>` adds buttons that copy to the key and the variable of each setting in it. */
export class SettingsList extends HTMLElement {
  constructor() {
    super()
    this.addEventListener('reveal', () => this.#unfold())
    // This event does not bubble.
    this.addEventListener('toggle', () => this.#addButtons(), { capture: true })
  }

  connectedCallback(): void {
    // Not every browser unfolds what the address names.
    if (this.querySelector(':target')) this.#unfold()
    this.#addButtons()
  }

  #unfold(): void {
    this.querySelector('details')?.setAttribute('open', '')
  }

  /** A folded list has none: there are hundreds of settings. */
  #addButtons(): void {
    if (this.querySelector('details:not([open]), button')) return
    for (const name of this.querySelectorAll('li > :is(a, code)')) {
      const label = currentTexts().listings.copyName(name.textContent)
      const button = toolButton('copy-name', label, () => copyFor(button, name.textContent))
      // A button is not allowed in a link.
      if (name.matches('a')) name.after(button)
      else name.append(button)
    }
  }
}
