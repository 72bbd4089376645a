import { type RefObject, useEffect } from 'react'
import type { DocsPath } from '../model/docs-path.ts'
import { keepInSight } from '../parts/keep-in-sight.ts'
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
    const active = sidebar.current?.querySelector('[aria-current=page]')
    if (sidebar.current && active) keepInSight(sidebar.current, active)
  }, [sidebar, current])
}
