import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react'
import { isComposing } from '../browser/is-composing.ts'
import { useLocale, useTexts } from '../locales/locale-store.ts'
import { LONGEST_QUERY } from '../model/search-results.ts'
import { hitId } from './hits/hit-actions.ts'

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly text: string
  /** Text that is searched in place of the text. */
  readonly pasted: string | null
  readonly stalled: boolean
  readonly count: number
  /** The index of the hit that Enter opens; -1 if there is none. */
  readonly selected: number
  /** Set if the reader has asked more than the hits answer. */
  readonly isAhead: boolean
  readonly popup: 'grid' | 'listbox'
  /** Ids of the lists that are shown. */
  readonly lists: string
  readonly onText: (text: string) => void
  /** Takes the field's text after a paste; false leaves it to the field. */
  readonly onPaste: (whole: string) => boolean
  readonly onSelect: (index: number) => void
  readonly onEnter: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The input, which keeps the focus while keys move through the hits. Enter without a hit opens the search page. */
export function SearchBox(props: SearchBoxProps) {
  const { input, text, pasted, stalled, count, selected, isAhead, popup, lists } = props
  const { onText, onPaste, onSelect, onEnter, onClose } = props
  const { searchDocumentation, results } = useTexts()
  const { cancel, modal: texts } = useTexts()
  const locale = useLocale()

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event.nativeEvent)) return
    const step = STEPS[event.key]
    if (step && count > 0) {
      event.preventDefault()
      // Upward from the field comes the last one.
      const next = (Math.max(selected, step < 0 ? 0 : -1) + step + count) % count
      onSelect(next)
      document.getElementById(hitId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && (selected >= 0 || isAhead)) {
      event.preventDefault()
      onEnter(event)
    }
  }

  function onPasteText(event: ClipboardEvent<HTMLInputElement>): void {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const added = event.clipboardData.getData('text')
    const whole = value.slice(0, selectionStart ?? 0) + added + value.slice(selectionEnd ?? value.length)
    if (onPaste(whole)) event.preventDefault()
  }

  return (
    <search>
      <form
        className="search-box"
        action="/docs/search/"
        // Without a connection, the search page cannot load, and the reader would lose this page.
        onSubmit={(event) => (text.trim() === '' || !navigator.onLine) && event.preventDefault()}
      >
        <span className={stalled ? 'search-sign stalled' : 'search-sign'} />
        <input
          ref={input}
          name={pasted === null ? 'q' : undefined}
          role="combobox"
          aria-label={searchDocumentation}
          aria-autocomplete="list"
          aria-haspopup={popup}
          aria-expanded={count > 0}
          aria-controls={lists || undefined}
          aria-activedescendant={selected < 0 ? undefined : hitId(selected)}
          placeholder={searchDocumentation}
          value={text}
          maxLength={LONGEST_QUERY}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => onText(event.currentTarget.value)}
          onPaste={onPasteText}
          onKeyDown={onKeyDown}
        />
        {pasted !== null && <input type="hidden" name="q" value={pasted} />}
        {text !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label={texts.clear}
            onClick={() => onText('')}
          />
        )}
        <button type="button" className="search-cancel" onClick={onClose}>
          {cancel}
        </button>
        <span className="visually-hidden" role="status">
          {stalled ? texts.waiting : popup === 'listbox' && count > 0 ? results(count, String(count)) : ''}
        </span>
      </form>
      {pasted !== null && (
        <p className="search-note" role="status">
          {texts.wholePaste(pasted.length.toLocaleString(locale))}
        </p>
      )}
    </search>
  )
}
