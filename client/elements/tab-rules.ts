/** The storage key of a reader's choices: a tab's value for each group. */
export const TAB_STORAGE_KEY = 'docs-tabs'

export type TabChoices = Readonly<Record<string, string>>

/** Parses the stored choices; anything other than a record of strings counts as no choice. */
export function parseTabChoices(json: string | null): TabChoices {
  if (!json) return {}
  try {
    const value: unknown = JSON.parse(json)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).filter(([, choice]) => typeof choice === 'string'))
  } catch {
    return {}
  }
}

const NAME = /^[\w-]+$/

/** CSS rules that show the chosen tabs until the element is defined, so that nothing moves then; none for what is not a plain name. */
export function tabRules(choices: TabChoices): string {
  return Object.entries(choices)
    .filter(([group, value]) => NAME.test(group) && NAME.test(value))
    .map(([group, value]) => {
      const tabs = `doc-tabs:not(:defined)[data-group="${group}"]:has(> [data-value="${value}"])`
      return `${tabs}>[role=tabpanel]{display:none}${tabs}>[role=tabpanel][data-value="${value}"]{display:block}`
    })
    .join('')
}
