/** Makes a button wrap the lines of a listing; the button shows while a line does not fit. */
export function wrapButton(figure: HTMLElement, button: HTMLButtonElement): HTMLButtonElement {
  const pre = figure.querySelector('pre')
  button.hidden = true
  if (!pre || figure.classList.contains('wrap')) return button
  const columns = Math.max(...pre.textContent.split('\n').map((line) => line.length))
  button.setAttribute('aria-pressed', 'false')
  button.addEventListener('click', () => {
    const wraps = figure.classList.toggle('wrap')
    button.setAttribute('aria-pressed', String(wraps))
  })
  // This also fires when a hidden panel is shown.
  new ResizeObserver(([entry]) => {
    const { width = 0 } = entry?.contentRect ?? {}
    // Listings far from the screen are not laid out, so the width is computed from the longest line.
    button.hidden = width === 0 || columns * widthOfLetter(pre) <= width
  }).observe(pre)
  return button
}

/** The typeface is monospaced. */
const widthOfLetter = (pre: HTMLElement): number => Number.parseFloat(getComputedStyle(pre).fontSize) * 0.6
