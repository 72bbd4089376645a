import { h } from 'hastscript'
import { defineComponent } from '../compile/define-component.ts'
import { slot } from '../compile/html-handlers.ts'
import { inPersonsUnit } from '../compile/tables/persons-unit.ts'
import { didYouMean } from '../content-error.ts'
import { SETTINGS_FILE } from '../data/content-data.ts'
import { isOfKind } from '../data/page-kinds.ts'
import { releaseMark } from '../data/release-mark.ts'
import { RELEASES_FILE } from '../data/releases.ts'
import type { Setting } from '../data/settings.ts'

/**
 * `<ConfigTable group="http" />`: the settings of a group, each with an anchor. In Markdown and for search they are a
 * table, in HTML a list of records: `records.ts` reads these columns.
 */
export const configTable = defineComponent({
  name: 'ConfigTable',
  kind: 'data',
  attributes: { group: 'needed' },
  files: [SETTINGS_FILE, RELEASES_FILE],
  anchors: true,
  mdx({ data: { settings, releases }, kinds, release, path, attributes: { group = '' }, refuse }) {
    const found = settings.filter((setting) => setting.group === group)
    const groups = [...new Set(settings.map((setting) => setting.group))].sort()
    const remedy = `Groups are ${groups.join(', ') || 'none yet'}.`
    if (found.length === 0)
      return refuse(`there is no group of settings "${group}"`, didYouMean(group, groups, remedy))
    const rows = found.map((setting) => {
      // Links to a setting lead to the settings page.
      const backlinks = isOfKind(path, kinds.setting) ? `<AnchorBacklinks anchor="${setting.key}" />` : ''
      const { since, before } = releaseMark(releases, 'setting', [setting.key], release.tag_name)
      const history = `${before && ` ${before}`}${since ? ` Since ${since}.` : ''}`
      return `| \`${setting.key}\` | \`${variableOf(setting)}\` | ${standardOf(setting)} | ${setting.reloadable ? 'yes' : 'no'} | ${meaningOf(setting)}${history}${backlinks} |`
    })
    return [
      '| Setting | Environment variable | Default | Reloads | Meaning |',
      '|---|---|---|---|---|',
      ...rows,
    ].join('\n')
  },
})

/**
 * `<AnchorBacklinks anchor="http.port" />`: the pages that link to an anchor of this page, filled in once all pages are
 * known.
 */
export const anchorBacklinks = defineComponent({
  name: 'AnchorBacklinks',
  kind: 'static',
  attributes: { anchor: 'needed' },
  html: ({ anchor = '' }) => slot(anchor),
  markdown: () => '',
  text: 'nothing',
})

/** `<FindSettings />`: finds settings among those of the page. It needs a script, so its element is empty. */
export const findSettings = defineComponent({
  name: 'FindSettings',
  kind: 'static',
  html: () => h('settings-filter'),
  markdown: () => '',
  text: 'nothing',
})

/** The server's own name; SHOW PARAMETERS of the release has no other. */
const variableOf = ({ key }: Setting): string => `QDB_${key.toUpperCase().replaceAll('.', '_')}`

/** Types that the default value makes obvious. */
const SHOWN_BY_VALUE: ReadonlySet<Setting['type']> = new Set(['boolean', 'integer', 'number'])

function standardOf({ default: standard, unit, type }: Setting): string {
  const value = standard === null || standard === '' ? 'none' : `\`${standard}\``
  if (unit && value !== 'none') {
    const spoken = inPersonsUnit(String(standard), unit)
    return `${value} ${unit}${spoken ? `, ${spoken}` : ''}`
  }
  return value !== 'none' && SHOWN_BY_VALUE.has(type) ? value : `${value} (${type})`
}

const meaningOf = ({ description, edition }: Setting): string =>
  `${edition === 'enterprise' ? '<Enterprise /> ' : ''}${description
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('|', '\\|')}`
