import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { elementOf } from '../browser/element-of.ts'
import { HomeLead } from '../home/home-lead.tsx'
import { LanguageChips } from '../languages/language-chips.tsx'
import { useContentLang, useLocale, useTexts } from '../locales/locale-store.ts'
import { HOME_PATH } from '../model/docs-path.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { RouteData } from '../model/route-data.ts'
import { Boundary } from '../parts/boundary.tsx'
import { PageLinks } from '../parts/page-links.tsx'
import { useReleaseMarks } from '../releases/follow-release.ts'
import { AskFeedback } from './ask-feedback.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { PageMenu } from './page-menu.tsx'
import { TableOfContents } from './table-of-contents.tsx'

export function Article({ page }: { page: Extract<RouteData, { kind: 'page' }> }) {
  const { meta, html } = page
  // A group of its page's own name says nothing above the title.
  const breadcrumbs = page.breadcrumbs.filter(({ label }) => label !== meta.title)
  const texts = useTexts()
  const lang = useContentLang()
  const locale = useLocale()
  const { hash } = useLocation()
  // Elements show the heading in the address, if they hide it.
  useEffect(() => void elementOf(hash)?.dispatchEvent(new Event('reveal', { bubbles: true })), [hash])
  useReleaseMarks(meta.path)
  const isHome = meta.path === HOME_PATH
  return (
    <>
      {!isHome && (
        <Boundary part="The table of contents">
          <TableOfContents headings={meta.headings} page={meta.label} />
        </Boundary>
      )}
      <main id={LAYOUT_IDS.content} tabIndex={-1}>
        {!isHome && (
          <div className="article-top">
            {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} meta={meta} />}
            <Boundary part="The page menu">
              <PageMenu path={meta.path} />
            </Boundary>
          </div>
        )}
        <article className={isHome ? 'article home' : 'article'} lang={lang}>
          <h1>{meta.title}</h1>
          {lang && (
            <p className="in-english" lang={locale}>
              {texts.articleInEnglish}
            </p>
          )}
          {isHome && <HomeLead />}
          {(meta.edition === 'enterprise' || meta.since) && (
            <p className="marks">
              {meta.edition === 'enterprise' && (
                <span className="mark enterprise">{texts.tagEnterprise}</span>
              )}
              {meta.since && (
                <span className="mark since" data-in={`${meta.since}-`}>
                  {texts.since(meta.since)}
                </span>
              )}
            </p>
          )}
          {page.languages && (
            <Boundary part="The choice of languages">
              <LanguageChips links={page.languages} current={meta.path} hash={hash} />
            </Boundary>
          )}
          <div data-html="" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
        </article>
        <footer className="article-footer">
          {!isHome && meta.path.startsWith(HOME_PATH) && (
            <Boundary part="The question for feedback">
              <AskFeedback meta={meta} />
            </Boundary>
          )}
          <p className="article-meta">
            <a className="edit-link" href={meta.editUrl}>
              {texts.editThisPage}
            </a>
            {meta.lastUpdated && (
              <span>
                {`${texts.lastUpdated} `}
                <time dateTime={meta.lastUpdated.slice(0, 10)}>{meta.lastUpdated.slice(0, 10)}</time>
              </span>
            )}
          </p>
          <PageLinks name={texts.previousAndNext} previous={page.previous} next={page.next} lang={lang} />
        </footer>
      </main>
    </>
  )
}
