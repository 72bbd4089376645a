import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import type { Answer } from '../ask-search.ts'
import { AnswerCard } from '../hits/answer-card.tsx'
import { type HitActions, hitId, LIST_IDS } from '../hits/hit-actions.ts'
import { HitText } from '../hits/hit-text.tsx'
import type { Hit, Place } from '../hits/read-hit.ts'

interface ResultListProps {
  readonly answer: Answer
  /** Where the search page shows all of them; null if that page cannot be reached. */
  readonly all: string | null
  readonly selected: number
  readonly actions: HitActions
}

/** One place a page, the best first. Each option is the link itself, so that mouse, keys and new tabs work as with any link. */
export function ResultList({ answer: { places, undocumented }, all, selected, actions }: ResultListProps) {
  const texts = useTexts().modal
  const { undocumentedMessage } = useTexts()
  const lang = useContentLang()
  let index = 0
  const option = (hit: Hit, place: Place | null) => {
    const own = index++
    return (
      <a
        key={hit.href}
        id={hitId(own)}
        className={place ? 'search-hit' : 'search-hit below'}
        role="option"
        aria-selected={own === selected}
        tabIndex={-1}
        href={hit.href}
        onPointerMove={() => own !== selected && actions.onPoint(own)}
        onClick={(event) => actions.onOpen(event, hit)}
      >
        {place ? (
          // The best place has its answer above the list.
          <HitText hit={hit} answer={own === 0 ? undefined : place.answer} />
        ) : (
          <HitText hit={{ ...hit, below: '', group: '' }} />
        )}
      </a>
    )
  }
  return (
    <div className="search-found">
      {undocumented && (
        <p className="search-note" role="status">
          {undocumentedMessage}
        </p>
      )}
      {places[0]?.answer && <AnswerCard answer={places[0].answer} />}
      <div id={LIST_IDS.results} role="listbox" aria-label={texts.results}>
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div key={place.hit.href} role="group" lang={lang} aria-label={place.hit.page}>
            {option(place.hit, place)}
            {place.more.map((hit) => option(hit, null))}
          </div>
        ))}
      </div>
      {all !== null && (
        <p className="search-all">
          <a href={all} onClick={actions.onLeave}>
            {texts.seeAll}
          </a>
        </p>
      )}
    </div>
  )
}
