import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** The keys that move through an open menu, each as a step from one item to another. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * A menu that opens on hover or when its button is pressed, and closes on Escape, on a press elsewhere, or when mouse or
 * focus leave it.
 */
export function useDisclosure(onOpen?: () => void) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    onOpen?.()
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('touchstart', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('touchstart', closeOutside)
    }
  }, [open, onOpen])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && open) {
      setOpen(false)
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
    setOpen(true)
    // A closed menu cannot take the focus, so it opens first.
    requestAnimationFrame(() => items[next]?.focus())
  }

  return {
    open,
    close: () => setOpen(false),
    /** Hovering has opened the menu before the mouse can press the button, so a mouse press must not close it. */
    onPress: (byMouse: boolean) => setOpen((before) => byMouse || !before),
    handlers: {
      ref: root,
      onKeyDown,
      onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(true),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(false),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false)
      },
    },
  }
}
