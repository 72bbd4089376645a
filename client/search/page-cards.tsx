import { useContentLang } from '../locales/locale-store.ts'
import type { Suggestion } from '../model/route-data.ts'

/** Links to pages, each with its part of the site or its address. */
export const PageCards = ({ pages }: { pages: readonly Suggestion[] }) => (
  <div className="cards" lang={useContentLang()}>
    {pages.map(({ path, label, section }) => (
      <a key={path} className="card" href={path}>
        <strong>{label}</strong> {section ?? <code>{path}</code>}
      </a>
    ))}
  </div>
)
