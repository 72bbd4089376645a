/** The link that was followed from each history entry: its address and its index among the links with that address. */
const followed = new Map<string, readonly [href: string, place: number]>()

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a')].filter((link) => link.getAttribute('href') === href)

export function keepFollowed(entry: string, target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  if (link && href) followed.set(entry, [href, linksTo(href).indexOf(link)])
}

/** Returns the focus to the link that was followed; false if that link is not shown. */
export function focusFollowed(entry: string): boolean {
  const [href = '', place = 0] = followed.get(entry) ?? []
  const link = linksTo(href)[place]
  link?.focus({ preventScroll: true })
  return link !== undefined && document.activeElement === link
}
