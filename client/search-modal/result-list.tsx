import { useContentLang } from '../locales/locale-store.ts'
import { searchAddress } from '../model/search-results.ts'
import { type HitActions, hitId, LIST_IDS } from './hits/hit-actions.ts'
import { HitText } from './hits/hit-text.tsx'
import type { HitGroup } from './hits/read-hit.ts'
import { useModalStrings } from './use-modal-strings.ts'

interface ResultListProps {
  /** The query for the link to the search page; null if that page cannot be reached. */
  readonly query: string | null
  readonly groups: readonly HitGroup[]
  readonly selected: number
  readonly actions: HitActions
}

/** Each option is the link itself, so that mouse, keys and new tabs work as with any link. */
export function ResultList({ query, groups, selected, actions }: ResultListProps) {
  const texts = useModalStrings()
  const lang = useContentLang()
  let index = 0
  return (
    <div className="search-found">
      <div id={LIST_IDS.results} role="listbox" aria-label={texts.results}>
        {groups.map(({ name, hits }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div key={name} role="group" lang={lang} aria-labelledby={`search-group-${at}`}>
            <div id={`search-group-${at}`} className="search-group">
              {name}
            </div>
            {hits.map((hit, place) => {
              const own = index++
              return (
                <a
                  key={hit.href + hit.kind}
                  id={hitId(own)}
                  className={isBelow(hits, place) ? 'search-hit below' : 'search-hit'}
                  role="option"
                  aria-selected={own === selected}
                  tabIndex={-1}
                  href={hit.href}
                  onPointerMove={() => own !== selected && actions.onPoint(own)}
                  onClick={(event) => actions.onOpen(event, hit)}
                >
                  <HitText hit={hit} />
                </a>
              )
            })}
          </div>
        ))}
      </div>
      {query !== null && (
        <p className="search-all">
          <a href={searchAddress(query, null)} onClick={actions.onSeeAll}>
            {texts.seeAll}
          </a>
        </p>
      )}
    </div>
  )
}

/** Whether the previous hit is on the same page. */
const isBelow = (hits: HitGroup['hits'], place: number): boolean =>
  hits[place - 1]?.page === hits[place]?.page
