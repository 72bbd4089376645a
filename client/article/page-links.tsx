import type { PageLink } from '../model/page.ts'

export function PageLinks({
  previous,
  next,
}: {
  previous: PageLink | undefined
  next: PageLink | undefined
}) {
  return (
    <nav className="page-links" aria-label="Previous and next page">
      {previous && (
        <a rel="prev" href={previous.path}>
          <span>Previous</span> {previous.label}
        </a>
      )}
      {next && (
        <a rel="next" href={next.path}>
          <span>Next</span> {next.label}
        </a>
      )}
    </nav>
  )
}
