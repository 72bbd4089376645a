import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The keys that move through an open menu, each as a step from one item to another. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Milliseconds that the mouse rests on a menu before it opens: a mouse on its way elsewhere opens none. */
const HOVER = 200

/**
 * A menu that opens when its button is pressed, or when the mouse rests on it. It closes on Escape, on a press elsewhere,
 * when the focus leaves it, and when the mouse that opened it by resting leaves it.
 */
export function useDisclosure(onOpen?: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const hover = useRef(0)
  const [openedBy, setOpenedBy] = useState<'press' | 'hover'>()
  const open = openedBy !== undefined

  useEffect(() => () => clearTimeout(hover.current), [])

  useEffect(() => {
    if (!open) return
    onOpen?.()
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpenedBy(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open, onOpen])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      setOpenedBy(undefined)
      root.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus()
      return
    }
    const items = [...(root.current?.querySelectorAll<HTMLElement>('li > :is(a, button)') ?? [])]
    const next = STEPS[event.key]?.(
      items.findIndex((item) => item.matches(':focus')),
      items.length,
    )
    if (next === undefined) return
    event.preventDefault()
    setOpenedBy('press')
    // A closed menu cannot take the focus, so it opens first.
    requestAnimationFrame(() => items[next]?.focus())
  }

  return {
    open,
    close: () => setOpenedBy(undefined),
    /** A menu that a resting mouse has opened stays open when its button is pressed. */
    onPress() {
      clearTimeout(hover.current)
      setOpenedBy((before) => (before === 'press' ? undefined : 'press'))
    },
    handlers: {
      ref: root,
      onKeyDown,
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return
        hover.current = window.setTimeout(() => setOpenedBy((before) => before ?? 'hover'), HOVER)
      },
      onPointerLeave() {
        clearTimeout(hover.current)
        setOpenedBy((before) => (before === 'hover' ? undefined : before))
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpenedBy(undefined)
      },
    },
  }
}
