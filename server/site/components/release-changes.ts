import { NOT_PAGES } from '#client/model/not-pages.ts'
import { defineComponent } from '../compile/define-component.ts'
import { SETTINGS_FILE } from '../data/content-data.ts'
import type { PageKinds } from '../data/page-kinds.ts'
import {
  type Change,
  changesIn,
  findName,
  KINDS,
  type Kind,
  type NamedChange,
  type ReleaseHistory,
} from '../data/release-history.ts'
import { RELEASES_FILE } from '../data/releases.ts'

/** `<ReleaseChanges from="8.1.4" />`: what was added, removed and changed, by release, the newest first. */
export const releaseChanges = defineComponent({
  name: 'ReleaseChanges',
  kind: 'data',
  attributes: { from: 'needed' },
  files: [RELEASES_FILE, SETTINGS_FILE],
  mdx({ data: { releases, settings }, kinds, release, attributes: { from = '' }, refuse }) {
    const first = releases?.versions.indexOf(from) ?? -1
    if (!releases || first < 0)
      return refuse('no such release is measured', `Releases are ${releases?.versions.join(', ') ?? 'none'}.`)
    const link = createLinks(releases, kinds, release.tag_name, new Set(settings.map(({ key }) => key)))
    return releases.measured
      .slice(first)
      .toReversed()
      .flatMap(({ version, built }) => [
        `## ${version}`,
        `Built on ${built}.`,
        listOf(changesIn(releases, version), link),
      ])
      .join('\n\n')
  },
})

type Link = (kind: Kind, name: string) => string

function listOf(changes: readonly NamedChange[], link: Link): string {
  const changed = (title: string, what: Change['what'], kind: Kind) => {
    const found = changes.filter(
      (each) => each.kind === kind && each.change.what === what && !isPartOf(each, changes),
    )
    return { title, names: found.map(({ name, change }) => link(kind, name) + newDefault(change)) }
  }
  const lists = [
    ...KINDS.flatMap((kind) => [
      changed(`New ${kind}s`, 'came', kind),
      changed(`Removed ${kind}s`, 'went', kind),
    ]),
    changed('Settings with another default', 'default', 'setting'),
    changed('Functions that take other arguments than before', 'signatures', 'function'),
  ].filter(({ names }) => names.length > 0)
  if (lists.length === 0) return 'Nothing that is measured was added, removed or changed.'
  // A name to a line: a reader of a phone looks for one in the list, and the longest has 60 letters.
  return lists.map(({ title, names }) => [`- ${title}`, ...names].join('\n  - ')).join('\n')
}

const newDefault = (change: Change): string =>
  change.what === 'default' ? `: ${defaultAsCode(change.to)} instead of ${defaultAsCode(change.from)}` : ''

/** Checks whether a clause was added or removed with its whole statement. */
const isPartOf = ({ kind, name, change }: NamedChange, changes: readonly NamedChange[]): boolean =>
  kind === 'clause' &&
  changes.some(
    (other) =>
      other.kind === 'statement' && other.change.what === change.what && name.startsWith(`${other.name} `),
  )

const defaultAsCode = (value: string): string => (value ? `\`${value}\`` : 'none')

/** Functions that are not functions to readers: operators, casts, and those that drivers and tests call. */
const UNDOCUMENTED = new Set(['array', 'cast', 'in', 'netmask', 'pg_enum', 'simulate_warnings'])

/** Creates links, only to what the described release has. */
function createLinks(
  history: ReleaseHistory,
  kinds: PageKinds,
  described: string,
  settings: ReadonlySet<string>,
): Link {
  const isDescribed = (kind: Kind, name: string) =>
    findName(history, kind, name)?.releases.includes(described) === true
  return (kind, name) => {
    const [form = '', clause] = name.split(' ')
    if (kind === 'statement' || kind === 'clause') {
      const label = `${clause ? `\`${clause}\` in ` : ''}${statementName(form)}`
      return isDescribed(kind, name)
        ? `[${label}](/docs/${form.replace('#', '/#')}${form.includes('#') ? '' : '/'})`
        : label
    }
    const code = `\`${name}\``
    if (kind === 'setting') return settings.has(name) ? `[${code}](${kinds.setting[0]}#${name})` : code
    if (kind === 'type') return isDescribed(kind, name) ? `[${code}](${kinds.type[0]})` : code
    return kind === 'function' && isDescribed(kind, name) && /^\w+$/.test(name) && !UNDOCUMENTED.has(name)
      ? `[${code}](${NOT_PAGES.go}${name})`
      : code
  }
}

/** `CREATE MAT VIEW` of `reference/sql/create-mat-view`. */
const statementName = (form: string): string =>
  (form.split('#')[0]?.split('/').at(-1) ?? '').replaceAll('-', ' ').toUpperCase()
