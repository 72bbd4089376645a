import type { RouteData } from '../model/route-data.ts'
import { Content } from './content.tsx'
import { PageLinks } from './page-links.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function Article({ page }: { page: Extract<RouteData, { kind: 'page' }> }) {
  const { meta, content, breadcrumbs } = page
  return (
    <>
      <TableOfContents headings={meta.headings} />
      <main id="content" tabIndex={-1}>
        {breadcrumbs.length > 0 && (
          <nav className="breadcrumbs" aria-label="Breadcrumbs">
            <ol>
              {breadcrumbs.map(({ label, path }) => (
                <li key={label}>{path ? <a href={path}>{label}</a> : label}</li>
              ))}
            </ol>
          </nav>
        )}
        <article className={meta.path === '/docs/' ? 'article home' : 'article'}>
          <h1>{meta.title}</h1>
          {(meta.edition === 'enterprise' || meta.since) && (
            <p className="marks">
              {meta.edition === 'enterprise' && <span className="mark enterprise">Enterprise</span>}
              {meta.since && <span className="mark since">Since {meta.since}</span>}
            </p>
          )}
          <Content nodes={content} />
        </article>
        <footer className="article-footer">
          <p className="article-meta">
            <a className="edit-link" href={meta.editUrl}>
              Edit this page
            </a>
            {meta.lastUpdated && (
              <span>
                Last updated <time dateTime={meta.lastUpdated}>{meta.lastUpdated.slice(0, 10)}</time>
              </span>
            )}
          </p>
          <PageLinks previous={page.previous} next={page.next} />
        </footer>
      </main>
    </>
  )
}
