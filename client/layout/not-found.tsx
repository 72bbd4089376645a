import { useContentLang, useTexts } from '../locales/locale-store.ts'
import type { Suggestion } from '../model/route-data.ts'
import { SearchForm } from '../search/search-form.tsx'

export function NotFound({ nearest }: { nearest: readonly Suggestion[] }) {
  const texts = useTexts()
  const lang = useContentLang()
  return (
    <main id="content" tabIndex={-1}>
      <div className="article not-found">
        <p className="address">404</p>
        <h1>{texts.notFound}</h1>
        <div>
          <p>{texts.notFoundWhy}</p>
          <SearchForm />
          {nearest.length > 0 && (
            <>
              <h2>{texts.nearestPages}</h2>
              <div className="cards" lang={lang}>
                {nearest.map(({ path, label }) => (
                  <a key={path} className="card" href={path}>
                    <strong>{label}</strong> <code>{path}</code>
                  </a>
                ))}
              </div>
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
