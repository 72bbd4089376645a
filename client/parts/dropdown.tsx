import { createContext, type ReactNode, useContext, useId } from 'react'
import { useDisclosure } from './use-disclosure.ts'

interface DropdownProps {
  /** The name of the button that opens the menu; shown on it unless there is a `link`. */
  label: ReactNode
  /** Shown before the button if the label itself is a link. */
  link?: ReactNode
  /** The heading of the menu in a list of menus: the link or the label, unless another one is given. */
  heading?: ReactNode
  className?: string
  onOpen?: () => void
  /** List items with one link or button each. */
  children: ReactNode
}

/** Set for a list in which every menu is open, as on small screens. */
export const MenuList = createContext(false)

/** Before scripts run, and without them, stylesheets open the menu on hover and focus. */
export function Dropdown({
  label,
  link,
  heading = link || label,
  className = '',
  onOpen,
  children,
}: DropdownProps) {
  const id = useId()
  const { open, close, onPress, handlers } = useDisclosure(onOpen)
  if (useContext(MenuList))
    return (
      <>
        {heading && <p className="menu-heading">{heading}</p>}
        <ul data-menu={className}>{children}</ul>
      </>
    )
  return (
    <div className={`dropdown ${className}`} data-open={open ? '' : undefined} {...handlers}>
      {link}
      <button type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={onPress}>
        {link ? <span className="visually-hidden">{label}</span> : label}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on an item clicks it, and the click bubbles up to here */}
      <ul id={open ? id : undefined} onClick={close}>
        {children}
      </ul>
    </div>
  )
}
