import { useEffect, useState } from 'react'
import type { Heading } from '../model/page.ts'

/** Below the navbar and the bar of the table of contents. */
const LINE = 140

/**
 * The heading of the section that the reader is in: the last one above the upper edge, or the very last at the page's
 * end. The first one is active from the first line on, before the reader has reached it.
 */
export function useActiveHeading(headings: readonly Heading[]) {
  const [id, setId] = useState<string>()

  useEffect(() => {
    let frame = 0
    const find = () => {
      frame = 0
      const { scrollHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2
      const above = headings.findLast(({ id }) => {
        const heading = document.getElementById(id)
        // A heading in a hidden tab has no position.
        return heading?.offsetParent && (isAtEnd || heading.getBoundingClientRect().top <= LINE)
      })
      setId(above?.id)
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

  return { active: id ?? headings[0]?.id, isReached: id !== undefined }
}
