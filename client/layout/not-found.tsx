import { useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import type { RouteData } from '../model/route-data.ts'
import { PageCards } from '../search/page-cards.tsx'
import { SearchForm } from '../search/search-form.tsx'

export function NotFound({ nearest, isNewer, isMessage }: Extract<RouteData, { kind: 'not-found' }>) {
  const texts = useTexts()
  return (
    <main id={LAYOUT_IDS.content} tabIndex={-1}>
      <div className="article not-found">
        <p className="address">404</p>
        <h1>{texts.notFound}</h1>
        <div>
          <p>
            {isMessage ? texts.undocumentedMessage : isNewer ? texts.notInThisRelease : texts.notFoundWhy}
          </p>
          <SearchForm />
          {nearest.length > 0 && (
            <>
              <h2>{texts.nearestPages}</h2>
              <PageCards pages={nearest} />
            </>
          )}
          <p>
            <a href="/docs/">{texts.toIntroduction}</a>
          </p>
        </div>
      </div>
    </main>
  )
}
