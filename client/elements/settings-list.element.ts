import { statusElement } from '../browser/announce.ts'
import { copyFor } from '../browser/write-clipboard.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { toolButton } from './tool-button.ts'

/** `<settings-list>` adds a button that copies to the name of each environment variable in it. */
export class SettingsList extends HTMLElement {
  connectedCallback(): void {
    statusElement()
    for (const name of this.querySelectorAll('li > code')) {
      if (name.querySelector('button')) continue
      const variable = name.textContent
      const label = currentTexts().listings.copyVariable(variable)
      const button = toolButton('copy-variable', label, () => copyFor(button, variable))
      name.append(button)
    }
  }
}
