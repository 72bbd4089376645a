import { type RefObject, useEffect } from 'react'
import type { DocsPath } from '../model/docs-path.ts'
import { readStored, store } from '../storage/stored.ts'

const STORAGE_KEY = 'docs-sidebar-scroll'

/** Keeps the sidebar's scroll position from page to page, unless that would hide the current page. */
export function useSidebarScroll(sidebar: RefObject<HTMLElement | null>, current: DocsPath | null): void {
  useEffect(() => {
    const keep = () => store(STORAGE_KEY, String(sidebar.current?.scrollTop ?? 0), 'sessionStorage')
    if (sidebar.current) sidebar.current.scrollTop = Number(readStored(STORAGE_KEY, 'sessionStorage'))
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [sidebar])

  useEffect(() => {
    if (sidebar.current) showActive(sidebar.current)
  }, [sidebar, current])
}

function showActive(sidebar: HTMLElement): void {
  const active = sidebar.querySelector('[aria-current=page]')
  if (!active) return
  const [box, link] = [sidebar.getBoundingClientRect(), active.getBoundingClientRect()]
  // Its lower end may be below the window.
  const bottom = Math.min(box.bottom, window.innerHeight)
  if (link.top < box.top || link.bottom > bottom)
    sidebar.scrollTop += link.top - box.top - (bottom - box.top - link.height) / 2
}
