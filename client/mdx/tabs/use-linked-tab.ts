import { type RefObject, useEffect, useState } from 'react'
import { useHash } from '../../article/hash-context.ts'
import { elementOf } from '../../browser/element-of.ts'

/** The value of the tab that contains the heading in the address, until the reader chooses another tab. */
export function useLinkedTab(root: RefObject<HTMLElement | null>): [string | undefined, () => void] {
  const hash = useHash()
  const [linked, setLinked] = useState<string>()

  useEffect(() => {
    const target = elementOf(hash)
    const panel = target?.closest<HTMLElement>('[role=tabpanel]')
    if (!target || !panel || panel.parentElement !== root.current) return
    setLinked(panel.dataset.value)
    // While its panel was hidden, the heading had no position to scroll to.
    requestAnimationFrame(() => target.scrollIntoView())
  }, [hash, root])

  return [linked, () => setLinked(undefined)]
}
