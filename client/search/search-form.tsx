import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import { LONGEST_PASTE, SEARCH_PATH, type SearchKind, searchAddress } from '../model/search-results.ts'
import { useNavigateTo } from './navigate-context.ts'

/** How long the reader pauses before the results follow what is typed. */
const PAUSE_MS = 150

interface SearchFormProps {
  query?: string
  filter?: SearchKind | null
  /** Whether results are shown below, and follow. */
  live?: boolean
}

/** Works without scripts, and the answer is a document; with them it is shown in place, and follows what is typed. */
export function SearchForm({ query = '', filter = null, live = false }: SearchFormProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigateTo()
  /** What the reader asked last by this input. */
  const asked = useRef(query)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Another query came by a link or on the way back.
  useEffect(() => {
    if (input.current && query !== asked.current) input.current.value = query
    asked.current = query
  }, [query])
  useEffect(() => () => clearTimeout(pause.current), [])

  const ask = (options: { replace: boolean }) => {
    clearTimeout(pause.current)
    asked.current = input.current?.value.trim() ?? ''
    navigate(searchAddress(asked.current, filter), options)
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
        <label htmlFor="search-query">{texts.searchDocumentation}</label>
        <input
          ref={input}
          id="search-query"
          type="search"
          name="q"
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
