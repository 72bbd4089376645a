import { useEffect, useState } from 'react'
import { useHash } from '../article/hash-context.ts'
import { useTexts } from '../locales/locale-store.ts'
import { LANGUAGE_TABS, type Language, type LanguageLink } from '../model/languages.ts'

/** Links to the same subject in other languages, to the same section if their page has it. */
export function LanguageChips({ links, current }: { links: readonly LanguageLink[]; current: string }) {
  const texts = useTexts()
  const hash = useHash()
  // The server knows no fragment.
  const [section, setSection] = useState('')
  useEffect(() => setSection(hash.slice(1)), [hash])
  return (
    <nav className="chips" aria-label={texts.codeLanguage}>
      {links.map(({ language, label, path, sections }) => (
        <a
          key={path}
          className={`lang lang-${language}`}
          href={sections.includes(section) ? `${path}#${section}` : path}
          aria-current={path === current ? 'page' : undefined}
          onClick={() => remember(language)}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}

/** From now on, sample tabs on every page show this language. */
function remember(language: Language): void {
  import('../mdx/interactive.ts').then(
    ({ chooseTab }) => chooseTab(LANGUAGE_TABS, language),
    (error) => console.warn('The language cannot be kept:', error),
  )
}
