import { adoptStyles } from '../browser/adopt-styles.ts'
import type { Texts } from '../locales/en.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { easeScroll, isEasing } from './ease-scroll.ts'
import { focusOnce } from './focus-once.ts'
import styles from './reach.css' with { type: 'text' }

/** Shorter scrolling is not deliberate. */
const TOLERANCE = 4

/** Contents and search are in bars at the top; the buttons for them are on small screens only. */
const ACTIONS = {
  contents: 'onThisPage',
  search: 'search',
  top: 'backToTop',
} as const satisfies Record<string, keyof Texts>
type Action = keyof typeof ACTIONS

/**
 * Buttons near the thumb that appear while the reader scrolls up, from the second screen on, and hide on scrolling
 * down.
 */
export function keepInReach(document: Document): void {
  adoptStyles(styles)
  const bar = document.createElement('div')
  bar.className = 'reach'
  bar.hidden = true
  const buttons = (Object.keys(ACTIONS) as Action[]).map((action) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = `to-${action}`
    button.addEventListener('click', () => act(document, action))
    bar.append(button)
    return [action, button] as const
  })
  document.body.append(bar)

  const show = () => {
    bar.hidden = false
    for (const [action, button] of buttons) {
      button.setAttribute('aria-label', String(currentTexts()[ACTIONS[action]]))
      button.hidden = action === 'contents' && !contentsOf(document)
    }
  }
  let last = window.scrollY
  window.addEventListener(
    'scroll',
    () => {
      const moved = window.scrollY - last
      last = window.scrollY
      if (window.scrollY < window.innerHeight || isEasing()) bar.hidden = true
      else if (moved > TOLERANCE) bar.hidden = true
      else if (moved < -TOLERANCE) show()
    },
    { passive: true },
  )
}

const contentsOf = (document: Document) => document.querySelector<HTMLInputElement>('#toc')

function act(document: Document, action: Action): void {
  switch (action) {
    case 'search':
      document.querySelector<HTMLElement>('.search-link')?.click()
      break
    case 'top':
      focusOnce(document.body)
      easeScroll(window.scrollY, () => window.scrollTo(0, 0))
      break
    case 'contents': {
      const toggle = contentsOf(document)
      if (!toggle) return
      toggle.checked = !toggle.checked
      toggle.focus({ preventScroll: true })
    }
  }
}
