import { copyFor } from '../browser/write-clipboard.ts'
import type { Texts } from '../locales/en.ts'
import { currentTexts, followLocale } from '../locales/locale-store.ts'
import { consoleAddress } from './console-address.ts'
import { listingText, runnableText } from './listing-text.ts'
import { toolButton } from './tool-button.ts'

/** `<code-tools>` adds the buttons of its listing: wrap, run, copy. The server prints it empty; their room is in the styles. */
export class CodeTools extends HTMLElement {
  #width: ResizeObserver | undefined
  #unfollow = () => {}

  connectedCallback(): void {
    const figure = this.closest('figure')
    if (!figure) return
    this.#unfollow = followLocale(() => this.#show(figure))
    this.#show(figure)
  }

  disconnectedCallback(): void {
    this.#unfollow()
    this.#width?.disconnect()
  }

  #show(figure: HTMLElement): void {
    const words = currentTexts().listings
    const { run } = figure.dataset
    const copy = toolButton('copy-button', currentTexts().copyCode, () => copyFor(copy, listingText(figure)))
    copy.textContent = words.copy
    copy.dataset.short = words.copy
    this.replaceChildren(...this.#wrapButton(figure, words), copy)
    if (run === undefined) return
    if (run) {
      const withTables = toolButton('with-tables', words.copyWithTables, () =>
        copyFor(withTables, runnableText(figure)),
      )
      withTables.textContent = words.copyWithTables
      withTables.dataset.short = words.tables
      copy.after(withTables)
    }
    const inConsole = toolButton('in-console', words.openConsole, ({ shiftKey }) => {
      import('./open-console.ts').then(
        ({ openConsole }) => openConsole(runnableText(figure), shiftKey),
        (error) => console.warn('The Web Console cannot be opened:', error),
      )
    })
    inConsole.textContent = words.openConsole
    inConsole.dataset.short = words.console
    // The address can change while the page is open.
    inConsole.addEventListener('pointerenter', () => {
      inConsole.title = words.openConsoleAt(consoleAddress())
    })
    copy.before(inConsole)
  }

  /** The button that wraps lines shows while one does not fit. */
  #wrapButton(figure: HTMLElement, words: Texts['listings']): HTMLButtonElement[] {
    const pre = figure.querySelector<HTMLElement>('pre[tabindex]')
    if (!pre) return []
    const button = toolButton('wrap-button', words.wrap, () => {
      const cut = button.ariaPressed === 'true'
      figure.classList.toggle('wrap', !cut)
      figure.classList.toggle('cut', cut)
      button.ariaPressed = String(!cut)
    })
    button.textContent = words.wrapShort
    button.hidden = true
    const columns = Math.max(...pre.textContent.split('\n').map((line) => line.length))
    this.#width?.disconnect()
    // This also fires when a hidden panel is shown.
    this.#width = new ResizeObserver(([entry]) => {
      const { width = 0 } = entry?.contentRect ?? {}
      // Listings far from the screen are not laid out, so the width is computed from the longest line.
      button.hidden = width === 0 || columns * widthOfLetter(pre) <= width
      button.ariaPressed = String(getComputedStyle(pre).whiteSpace === 'pre-wrap')
    })
    this.#width.observe(pre)
    return [button]
  }
}

/** The typeface is monospaced. */
const widthOfLetter = (pre: HTMLElement): number => Number.parseFloat(getComputedStyle(pre).fontSize) * 0.6
