import { useEffect, useState } from 'react'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useTexts } from '../locales/locale-store.ts'
import { easeScroll } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import styles from './back-to-top.css' with { type: 'text' }

/** Shorter scrolling is not deliberate. */
const TOLERANCE = 4

/**
 * A button that comes when the reader scrolls up, from the second screen on, and goes on the way down: Tab leads down too,
 * and what it reaches must not lie below the button.
 */
export function BackToTop() {
  const { backToTop } = useTexts()
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
  const goToTop = () => {
    focusOnce(document.body)
    easeScroll(window.scrollY, () => window.scrollTo(0, 0))
  }
  return <button type="button" className="to-top" aria-label={backToTop} onClick={goToTop} />
}
