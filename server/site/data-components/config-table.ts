import { SETTINGS_FILE } from '../content-data.ts'
import type { Setting } from '../settings.ts'
import type { DataComponent } from './data-component.ts'

/** `<ConfigTable group="http" />`: the settings of a group, each with an anchor. */
export const configTable: DataComponent = {
  file: SETTINGS_FILE,
  anchors: true,
  write({ data: { settings }, attribute, refuse }) {
    const group = attribute('group')
    const found = settings.filter((setting) => setting.group === group)
    if (found.length === 0) {
      const groups = [...new Set(settings.map((setting) => setting.group))].sort().join(', ')
      return refuse(`there is no group of settings "${group ?? ''}"`, `Groups are ${groups || 'none yet'}.`)
    }
    const rows = found.map(
      (setting) =>
        `| \`${setting.key}\` | ${standardOf(setting)} | ${setting.reloadable ? 'yes' : 'no'} | ${meaningOf(setting)} |`,
    )
    return ['| Setting | Default | Reloads | Meaning |', '|---|---|---|---|', ...rows].join('\n')
  },
}

function standardOf({ default: standard, unit, type }: Setting): string {
  const value = standard === null || standard === '' ? 'none' : `\`${standard}\``
  return unit && value !== 'none' ? `${value} ${unit}` : `${value} (${type})`
}

const meaningOf = ({ description, edition }: Setting): string =>
  `${edition === 'enterprise' ? '<Enterprise /> ' : ''}${description
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')}`
