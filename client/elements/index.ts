import { adoptStyles } from '../browser/adopt-styles.ts'
import codeTools from './code-tools.css' with { type: 'text' }
import { CodeTools } from './code-tools.element.ts'
import { FilterList } from './filter-list.element.ts'
import copyName from './settings/copy-name.css' with { type: 'text' }
import settingsFilter from './settings/settings-filter.css' with { type: 'text' }
import { SettingsFilter } from './settings/settings-filter.element.ts'
import { SettingsList } from './settings/settings-list.element.ts'
import { ZoomImage } from './zoom-image.element.ts'

/**
 * The elements that the compiler prints into pages. The browser brings each to life wherever it appears. Tabs are not
 * among them: they answer from the first moment, so `hydrate.tsx` defines them.
 */
const ELEMENTS = {
  'code-tools': CodeTools,
  'filter-list': FilterList,
  'settings-filter': SettingsFilter,
  'settings-list': SettingsList,
  'zoom-image': ZoomImage,
} satisfies Record<string, CustomElementConstructor>

export function defineElements(): void {
  adoptStyles(codeTools + copyName + settingsFilter)
  for (const [name, element] of Object.entries(ELEMENTS)) customElements.define(name, element)
}
