import { useLocation } from 'react-router'
import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { RouteData } from '../model/route-data.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Content } from './content.tsx'
import { HashContext } from './hash-context.ts'
import { HomeLead } from './home-lead.tsx'
import { PageLinks } from './page-links.tsx'
import { PageMenu } from './page-menu.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function Article({ page }: { page: Extract<RouteData, { kind: 'page' }> }) {
  const { meta, content, breadcrumbs } = page
  const texts = useTexts()
  const lang = useContentLang()
  const { hash } = useLocation()
  return (
    <>
      <TableOfContents headings={meta.headings} />
      <main id="content" tabIndex={-1}>
        {breadcrumbs.length > 0 && (
          <div className="article-top">
            <Breadcrumbs breadcrumbs={breadcrumbs} meta={meta} />
            <PageMenu path={meta.path} />
          </div>
        )}
        <article className={meta.path === '/docs/' ? 'article home' : 'article'} lang={lang}>
          <h1>{meta.title}</h1>
          {meta.path === '/docs/' && <HomeLead />}
          {(meta.edition === 'enterprise' || meta.since) && (
            <p className="marks">
              {meta.edition === 'enterprise' && (
                <span className="mark enterprise">{texts.tagEnterprise}</span>
              )}
              {meta.since && <span className="mark since">{texts.since(meta.since)}</span>}
            </p>
          )}
          <HashContext value={hash}>
            <Content nodes={content} />
          </HashContext>
        </article>
        <footer className="article-footer">
          <p className="article-meta">
            <a className="edit-link" href={meta.editUrl}>
              {texts.editThisPage}
            </a>
            {meta.lastUpdated && (
              <span>
                {texts.lastUpdated} <time dateTime={meta.lastUpdated}>{meta.lastUpdated.slice(0, 10)}</time>
              </span>
            )}
          </p>
          <PageLinks previous={page.previous} next={page.next} />
        </footer>
      </main>
    </>
  )
}
