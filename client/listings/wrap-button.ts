/** Makes a button wrap the lines of a listing; it is there as long as one of them does not fit. */
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
  // Also tells when a panel that was hidden is shown.
  new ResizeObserver(([entry]) => {
    const { width = 0 } = entry?.contentRect ?? {}
    // What is far from the screen is not laid out: its width is that of its longest line.
    button.hidden = width === 0 || columns * widthOfLetter(pre) <= width
  }).observe(pre)
  return button
}

/** All letters of the typeface are as wide. */
const widthOfLetter = (pre: HTMLElement): number => Number.parseFloat(getComputedStyle(pre).fontSize) * 0.6
