import { Fragment } from 'react'
import { openSheet } from '../dialog/open-dialog.tsx'
import type { Texts } from '../locales/en.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { readStored, SINGLE_KEYS, store } from '../storage/stored.ts'
import { goTo, PLACES, type Place, placeOf } from './places.ts'

type Action = Exclude<keyof Texts['shortcuts'], 'title' | 'goTo' | 'singleKeys' | 'or'>

/** Each action with its shortcuts; a shortcut is a list of keys, pressed together or each for a direction. */
const SHORTCUTS: readonly (readonly [Action, ...(readonly string[])[]])[] = [
  ['search', [/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'], ['/']],
  ['walk', ['↑', '↓', '←', '→']],
  ['fold', ['←', '→']],
  ['follow', ['Enter']],
  ['close', ['Esc']],
  ['sheet', ['?'], ['Ctrl', '?']],
]

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
      <dl>
        {SHORTCUTS.map(([action, ...ways]) => (
          <div key={action}>
            <dt>{texts[action]}</dt>
            <dd>
              {ways.map((keys, index) => (
                <Fragment key={keys.join()}>
                  {index > 0 && ` ${texts.or} `}
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="places" hidden={places.length === 0}>
        {texts.goTo}
        <br />
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
