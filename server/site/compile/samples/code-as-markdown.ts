import { demoUrl, parseFence, setupLabel } from './fence.ts'
import { parseResultTable } from './result-table.ts'

/** A fence with the words that its figure has on the page: title, what it is for, how it fails; a result as a table. */
export function codeAsMarkdown(language: string, meta: string | null | undefined, value: string): string {
  const { fence } = parseFence(language, meta)
  if (language === 'result') return `Result:\n\n${resultAsTable(value)}`
  return [
    ...(fence.setup ? [`${setupLabel(fence)}:`] : fence.title ? [`**${fence.title}**`] : []),
    fenced(language, value),
    ...(fence.demo ? [`[Open in the demo](${demoUrl(value)})`] : []),
    ...(fence.fails ? [`Fails with ${asCode(fence.fails)}`] : []),
  ].join('\n\n')
}

/** A fence that is longer than any inside of it. */
function fenced(language: string, value: string): string {
  const inside = value.match(/^`{3,}/gm) ?? []
  const fence = '`'.repeat(Math.max(3, ...inside.map((run) => run.length + 1)))
  return `${fence}${language}\n${value}\n${fence}`
}

function resultAsTable(value: string): string {
  const table = parseResultTable(value)
  if (!table) return fenced('text', value)
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`
  const rows = table.rows.length > 0 ? table.rows.map(line) : ['', 'No rows']
  return [line(table.columns), `|${table.columns.map(() => '---|').join('')}`, ...rows].join('\n')
}

/** Leading spaces give a query plan its shape. */
const cellOf = (cell: string): string =>
  cell
    .replaceAll('\\', '\\\\')
    .replaceAll('|', '\\|')
    .replaceAll('\n', '<br>')
    .replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))

const asCode = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)
