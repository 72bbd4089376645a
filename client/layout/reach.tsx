import { useEffect, useState } from 'react'
import { adoptStyles } from '../browser/adopt-styles.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { easeScroll } from '../navigation/ease-scroll.ts'
import { focusOnce } from '../navigation/focus-once.ts'
import styles from './reach.css' with { type: 'text' }

/** Buttons near the thumb, from the second screen on; they hide with the navbar while the reader scrolls down. */
export function Reach() {
  const texts = useTexts()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    adoptStyles(styles)
    const follow = () => setFar(window.scrollY >= window.innerHeight)
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  if (!isFar) return null
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
