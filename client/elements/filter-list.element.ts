/** `<filter-list>` shows only the items that have all words in its search field, and no heading without an item. */
export class FilterList extends HTMLElement {
  connectedCallback(): void {
    // A reader may have typed before the script ran, or come back to the page.
    this.#filter()
    this.addEventListener('input', this.#filter)
  }

  readonly #filter = (): void => {
    const words = (this.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/)
    const items = [...this.querySelectorAll<HTMLElement>('ul > li')]
    for (const item of items) {
      const text = item.textContent.toLowerCase()
      item.hidden = !words.every((word) => text.includes(word))
    }
    const visible = items.filter(({ hidden }) => !hidden)
    const output = this.querySelector('output')
    // Read out, since the items are below the field.
    if (output) output.value = visible.length === items.length ? '' : `${visible.length} / ${items.length}`
    for (const heading of this.querySelectorAll<HTMLElement>('h2'))
      heading.hidden = !visible.some((item) => item.parentElement?.previousElementSibling === heading)
  }
}
