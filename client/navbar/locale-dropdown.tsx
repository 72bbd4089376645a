import { chooseLocale, LOCALES, type Locale, useLocale, useTexts } from '../locales/locale-store.ts'
import { Dropdown } from '../parts/dropdown.tsx'

/** Switches the interface's language; path, query and fragment stay. */
export function LocaleDropdown() {
  const current = useLocale()
  const { language, languageOf } = useTexts()
  const label = (
    <>
      <span className="visually-hidden">{`${language}: `}</span>
      <span className="locale-name">{LOCALES[current].name}</span>
    </>
  )
  return (
    <Dropdown className="locales" label={label} heading={null}>
      {(Object.keys(LOCALES) as Locale[]).map((locale) => (
        <li key={locale}>
          <button
            type="button"
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => chooseLocale(locale)}
          >
            {LOCALES[locale].name}
          </button>
        </li>
      ))}
      <li className="menu-note">{languageOf}</li>
    </Dropdown>
  )
}
