import { Fragment } from 'react'
import { openSheet } from '../dialog/open-dialog.tsx'
import type { Texts } from '../locales/en.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { readStored, SINGLE_KEYS, store } from '../storage/stored.ts'
import { goTo, PLACES, type Place, placeOf } from './places.ts'

const CONTROL = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** Each place with the shortcuts of its actions, in the order of their names; the keys of one are pressed together. */
const SHORTCUTS: Record<keyof Texts['shortcuts']['places'], readonly (readonly string[])[]> = {
  everywhere: [[`${CONTROL} K`, '/'], ['Ctrl ?', '?'], ['Esc']],
  lists: [['↓', '↑'], ['Home', 'End'], ['Enter'], [`${CONTROL} Enter`]],
  sidebar: [['→', '←', 'Space']],
  tabs: [
    ['→', '←'],
    ['Home', 'End'],
  ],
}

/** Opens the list of shortcuts over the page, with the places of the page that can be gone to. */
export function openShortcuts(): void {
  const { shortcuts: texts, ...strings } = currentTexts()
  const places = (Object.keys(PLACES) as Place[]).filter(placeOf)
  const leaveFor = (place: Place) => {
    // Closing returns the focus to where it was; only then it can move on.
    sheet?.addEventListener('close', () => goTo(place))
    sheet?.close()
  }
  const sheet = openSheet(
    'shortcuts',
    texts.title,
    <>
      {Object.entries(SHORTCUTS).map(([place, actions]) => {
        const [name, ...names] = texts.places[place as keyof typeof SHORTCUTS]
        return (
          <Fragment key={place}>
            <h3 className="menu-heading">{name}</h3>
            <dl>
              {actions.map((ways, at) => (
                <div key={names[at]}>
                  <dt>{names[at]}</dt>
                  <dd>
                    {ways.map((keys, index) => (
                      <Fragment key={keys}>
                        {index > 0 && ` ${texts.or} `}
                        {keys.split(' ').map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Fragment>
        )
      })}
      <h3 className="menu-heading" hidden={places.length === 0}>
        {texts.goTo}
      </h3>
      <p className="places">
        {places.map((place) => (
          <button key={place} type="button" onClick={() => leaveFor(place)}>
            {strings[place]}
          </button>
        ))}
      </p>
      <label>
        <input
          type="checkbox"
          defaultChecked={readStored(SINGLE_KEYS) !== 'off'}
          onChange={({ target }) => store(SINGLE_KEYS, target.checked ? 'on' : 'off')}
        />{' '}
        {texts.singleKeys}
      </label>
    </>,
  )
  // The first button of the sheet leads elsewhere.
  sheet?.querySelector<HTMLElement>('form > button')?.focus()
}
