import { useEffect, useState } from 'react'
import type { Heading } from '../model/page.ts'

/** The id of the section that the reader is in: its heading is above a quarter of the window, or is the page's last at its end. */
export function useActiveHeading(headings: readonly Heading[]) {
  const [active, setActive] = useState<string>()

  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      const line = isAtEnd ? Number.POSITIVE_INFINITY : window.innerHeight / 4
      const above = headings.findLast(({ id }) => {
        const heading = document.getElementById(id)
        // A heading in a hidden tab has no position.
        return heading?.offsetParent && heading.getBoundingClientRect().top <= line
      })
      setActive(above?.id)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(find)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
    }
  }, [headings])

  return active
}
