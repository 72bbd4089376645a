import type { Heading } from '../model/page.ts'

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length === 0) return null
  return (
    <nav className="toc" aria-label="On this page">
      <p>On this page</p>
      <ul>
        {headings.map(({ id, depth, title }) => (
          <li key={id} className={depth === 3 ? 'sub' : undefined}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
