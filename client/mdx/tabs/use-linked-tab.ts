import { type RefObject, useEffect, useState } from 'react'
import { useHash } from '../../article/hash-context.ts'
import { elementOf } from '../../browser/element-of.ts'

/** The value of the tab that holds the heading which the address names, until the reader chooses another one. */
export function useLinkedTab(root: RefObject<HTMLElement | null>): [string | undefined, () => void] {
  const hash = useHash()
  const [linked, setLinked] = useState<string>()

  useEffect(() => {
    const target = elementOf(hash)
    const panel = target?.closest<HTMLElement>('[role=tabpanel]')
    if (!target || !panel || panel.parentElement !== root.current) return
    setLinked(panel.dataset.value)
    // The heading had no place to scroll to while its panel was hidden.
    requestAnimationFrame(() => target.scrollIntoView())
  }, [hash, root])

  return [linked, () => setLinked(undefined)]
}
