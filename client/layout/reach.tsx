import { useEffect, useState } from 'react'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { easeScroll } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import styles from './reach.css' with { type: 'text' }

/** Shorter scrolling is not deliberate. */
const TOLERANCE = 4

/**
 * Buttons near the thumb that come when the reader scrolls up, from the second screen on, and go on the way down: Tab leads
 * down too, and what it reaches must not lie below them.
 */
export function Reach() {
  const texts = useTexts()
  const [isUpward, setUpward] = useState(false)
  useEffect(() => {
    adoptStyles(styles)
    let last = window.scrollY
    const follow = () => {
      const moved = window.scrollY - last
      last = window.scrollY
      if (last < window.innerHeight || moved > TOLERANCE) setUpward(false)
      else if (moved < -TOLERANCE) setUpward(true)
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  if (!isUpward) return null
  const click = (selector: string) => {
    const control = document.querySelector<HTMLElement>(selector)
    control?.focus({ preventScroll: true })
    control?.click()
  }
  const goToTop = () => {
    focusOnce(document.body)
    easeScroll(window.scrollY, () => window.scrollTo(0, 0))
  }
  return (
    <div className="reach">
      <button
        type="button"
        className="to-contents"
        aria-label={texts.onThisPage}
        onClick={() => click(`#${LAYOUT_IDS.contents}`)}
      />
      <button
        type="button"
        className="to-search"
        aria-label={texts.search}
        onClick={() => click('.search-link')}
      />
      <button type="button" className="to-top" aria-label={texts.backToTop} onClick={goToTop} />
    </div>
  )
}
