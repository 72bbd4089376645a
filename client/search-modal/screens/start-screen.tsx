import { useContentLang, useTexts } from '../../locales/locale-store.ts'
import { LIST_IDS } from '../../model/layout-ids.ts'
import { type HitActions, hitId } from '../hits/hit-actions.ts'
import { HitText } from '../hits/hit-text.tsx'
import type { KeptHit as Hit, Kept } from '../kept-searches.ts'

export interface StartLists extends Kept {
  readonly popular: readonly Hit[]
  /** Pages near a query, which then take the place of popular ones. */
  readonly nearest: readonly unknown[]
}

interface StartScreenProps {
  readonly lists: StartLists
  readonly selected: number
  readonly actions: HitActions
}

/** The reader's recent and favorite hits, and pages to go on to. */
export function StartScreen({ lists, selected, actions }: StartScreenProps) {
  const { recent, favourites, popular, nearest } = lists
  const { modal: texts, nearestPages, tagPopular } = useTexts()
  const own = recent.length + favourites.length
  const list = (id: string, name: string, hits: readonly Hit[], from: number, buttons: KeptButtons) =>
    hits.length > 0 && (
      <>
        <h2 id={`${id}-name`} className="search-group">
          {name}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid (ARIA in HTML) */}
        <table id={id} className="search-kept" role="grid" aria-labelledby={`${id}-name`}>
          <tbody>
            {hits.map((hit, place) => (
              <KeptHit
                key={hit.href}
                hit={hit}
                index={from + place}
                selected={selected}
                buttons={buttons}
                actions={actions}
              />
            ))}
          </tbody>
        </table>
      </>
    )
  return (
    <>
      {list(LIST_IDS.recent, texts.recent, recent, 0, { favour: true, forget: true })}
      {list(LIST_IDS.favourites, texts.favourites, favourites, recent.length, { forget: true })}
      {list(LIST_IDS.popular, nearest.length > 0 ? nearestPages : tagPopular, popular, own, {})}
    </>
  )
}

interface KeptButtons {
  readonly favour?: boolean
  readonly forget?: boolean
}

interface KeptHitProps {
  readonly hit: Hit
  readonly index: number
  readonly selected: number
  readonly buttons: KeptButtons
  readonly actions: HitActions
}

function KeptHit({ hit, index, selected, buttons, actions }: KeptHitProps) {
  const lang = useContentLang()
  const texts = useTexts().modal
  const { title, trail } = hit
  return (
    <tr onPointerMove={(event) => index !== selected && actions.onPoint(event, index)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected */}
      <td id={hitId(index)} aria-selected={index === selected}>
        <a
          className="search-hit"
          href={hit.href}
          lang={lang}
          tabIndex={-1}
          onClick={(event) => actions.onOpen(event, hit)}
        >
          <HitText isPage={trail.length < 2} title={title} below={trail.join(' › ')} />
        </a>
      </td>
      {buttons.favour && (
        <KeptButton name="favour" label={texts.addFavourite(title)} onPress={() => actions.onFavour(hit)} />
      )}
      {buttons.forget && (
        <KeptButton name="forget" label={texts.forget(title)} onPress={() => actions.onForget(hit)} />
      )}
    </tr>
  )
}

interface KeptButtonProps {
  readonly name: keyof KeptButtons
  readonly label: string
  readonly onPress: () => void
}

const KeptButton = ({ name, label, onPress }: KeptButtonProps) => (
  <td>
    <button type="button" className={`hit-${name}`} aria-label={label} onClick={onPress} />
  </td>
)
