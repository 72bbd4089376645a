import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import { LIST_IDS } from '../../model/layout-ids.ts'
import { type Hit, type Place, type SearchResults, textOf } from '../../model/search-results.ts'
import { ResultNotes } from '../../search/result-notes.tsx'
import { TextRuns } from '../../search/text-runs.tsx'
import { AnswerCard } from '../hits/answer-card.tsx'
import { type HitActions, hitId, toKept } from '../hits/hit-actions.ts'
import { HitText } from '../hits/hit-text.tsx'

interface ResultListProps {
  readonly results: SearchResults
  readonly selected: number
  readonly actions: HitActions
}

/** One place a page, the best first. Each option is the link itself, so that mouse, keys and new tabs work as with any link. */
export function ResultList({ results, selected, actions }: ResultListProps) {
  const texts = useTexts().modal
  const lang = useContentLang()
  const { places } = results
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
        onPointerMove={(event) => own !== selected && actions.onPoint(event, own)}
        onClick={(event) => actions.onOpen(event, toKept(hit))}
      >
        <HitText
          isPage={hit.trail.length < 2}
          trail={place?.trail.join(' › ')}
          title={<TextRuns runs={hit.title} />}
          // The best place has its answer above the list.
          answer={own === 0 ? undefined : place?.answer}
          below={hit.snippet.length > 0 && <TextRuns runs={hit.snippet} />}
        />
      </a>
    )
  }
  return (
    <div className="search-found">
      <div role="status">
        <ResultNotes notes={results} />
      </div>
      {places[0]?.answer && <AnswerCard answer={places[0].answer} />}
      <div id={LIST_IDS.results} role="listbox" aria-label={texts.results}>
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is not a group of options
          <div key={place.href} role="group" lang={lang} aria-label={place.trail[1] ?? textOf(place.title)}>
            {option(place, place)}
            {place.more.map((hit) => option(hit, null))}
          </div>
        ))}
      </div>
    </div>
  )
}
