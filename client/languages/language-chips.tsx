import { useEffect, useState } from 'react'
import { chooseTab } from '../elements/tab-choices.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LANGUAGE_TABS, type LanguageLink } from '../model/languages.ts'

interface Props {
  readonly links: readonly LanguageLink[]
  readonly current: string
  readonly hash: string
}

/** Links to the same subject in other languages, at the reader's section: a page that lacks it opens at its top. */
export function LanguageChips({ links, current, hash }: Props) {
  const texts = useTexts()
  // The server knows no fragment.
  const [section, setSection] = useState('')
  useEffect(() => setSection(hash), [hash])
  return (
    <nav className="chips" aria-label={texts.codeLanguage}>
      {links.map(({ language, label, path }) => (
        <a
          key={path}
          className={`lang lang-${language}`}
          href={path + section}
          aria-current={path === current ? 'page' : undefined}
          onClick={() => chooseTab(LANGUAGE_TABS, language)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
