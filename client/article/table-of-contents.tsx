import { useRef } from 'react'
import type { Heading } from '../model/page.ts'

/** Beside the article on wide screens, a list to fold out above it on others, also without scripts. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const toggle = useRef<HTMLInputElement>(null)
  const close = () => {
    if (toggle.current) toggle.current.checked = false
  }
  if (headings.length === 0) return null
  return (
    <nav className="toc" aria-label="On this page">
      <input
        ref={toggle}
        className="toc-toggle visually-hidden"
        type="checkbox"
        id="toc"
        autoComplete="off"
      />
      <label className="toc-label" htmlFor="toc">
        On this page
      </label>
      <ul>
        {headings.map(({ id, depth, title }) => (
          <li key={id} className={depth === 3 ? 'sub' : undefined}>
            <a href={`#${id}`} onClick={close}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
