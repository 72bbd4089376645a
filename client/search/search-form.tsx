import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { LONGEST_PASTE, SEARCH_PATH, type SearchKind, searchAddress } from '../model/search-results.ts'

/** How long the reader must pause before the results update. */
const PAUSE_MS = 150

interface SearchFormProps {
  query?: string
  filter?: SearchKind | null
  /** Set if results are shown below and update while the reader types. */
  live?: boolean
}

/** Works without scripts, with a document as the answer; with scripts, results show in place and update while typing. */
export function SearchForm({ query = '', filter = null, live = false }: SearchFormProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  /** The last query sent from this input. */
  const asked = useRef(query)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A link or the Back button changed the query.
  useEffect(() => {
    if (input.current && query !== asked.current) input.current.value = query
    asked.current = query
  }, [query])
  useEffect(() => () => clearTimeout(pause.current), [])

  const ask = (options: { replace: boolean }) => {
    clearTimeout(pause.current)
    asked.current = input.current?.value.trim() ?? ''
    void navigate(searchAddress(asked.current, filter), options)
  }
  const onInput = () => {
    clearTimeout(pause.current)
    if (live) pause.current = setTimeout(() => ask({ replace: true }), PAUSE_MS)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    ask({ replace: false })
  }
  return (
    <search>
      <form className="search-form" action={SEARCH_PATH} onSubmit={onSubmit}>
        <input
          ref={input}
          id={LAYOUT_IDS.query}
          type="search"
          name="q"
          aria-label={texts.searchDocumentation}
          placeholder={texts.searchDocumentation}
          defaultValue={query}
          onInput={onInput}
          maxLength={LONGEST_PASTE}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {filter && <input type="hidden" name="kind" value={filter} />}
        <button type="submit">{texts.search}</button>
      </form>
    </search>
  )
}
