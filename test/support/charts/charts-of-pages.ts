import { readdir, readFile } from 'node:fs/promises'
import type { Element, ElementContent } from 'hast'
import { ROOT } from '#build/paths.ts'
import { drawChart } from '#server/site/charts/chart-figure.ts'
import { parseChartSpec } from '#server/site/charts/chart-spec.ts'
import { parseInserted } from '#server/site/charts/inserted-rows.ts'
import { parseFence } from '#server/site/compile/samples/fence.ts'
import { resultFigure } from '#server/site/compile/samples/result-figure.ts'
import { parseResultTable } from '#server/site/compile/samples/result-table.ts'

type Domain = readonly [number, number] | undefined

/** A chart of a page, as its author asked for it. */
export interface Asked {
  readonly place: string
  readonly form: string
  readonly options: Readonly<Record<string, string>>
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The cells that `rows=table.column,column` names, of inserted rows with a key of the result. */
  readonly inserted: readonly (readonly string[])[]
  readonly svg: Element
  /** Values at the ends of its axes. */
  readonly domains: { readonly x: Domain; readonly y: Domain }
}

const FENCE = /^( *)```(sql|result)([^\n]*)\n([\s\S]*?)\n *```/gm

async function textOf(file: string): Promise<string> {
  const source = await readFile(`${ROOT}content/${file}`, 'utf8')
  const included = [...source.matchAll(/<Include file="([^"]+\.partial)"/g)]
  const texts = await Promise.all(included.map(([, name = '']) => textOf(`docs/${name}.mdx`)))
  return included.reduce((text, [tag], at) => text.replace(tag, texts[at] ?? ''), source)
}

async function chartsOf(file: string): Promise<Asked[]> {
  const asked: Asked[] = []
  let sql = ''
  for (const [, indent = '', language, meta, body = ''] of (await textOf(file)).matchAll(FENCE)) {
    const text = body.replaceAll(`\n${indent}`, '\n').slice(indent.length)
    if (language === 'sql') sql += `${text};\n`
    const { fence } = parseFence('result', meta)
    if (language !== 'result' || !fence.chart) continue
    const [head = '', ...lines] = text.split('\n')
    const cells = (line: string) => line.split(' | ').map((cell) => cell.trim())
    const columns = cells(head)
    const [form = '', ...words] = fence.chart.split(' ')
    const options = Object.fromEntries(
      words.map((word) => [word.split('=')[0] ?? '', word.replace(/^[^=]*=?/, '')]),
    )
    const kept = (options.only?.split(',') ?? []).map((condition) => condition.split(':'))
    const rows = lines
      .map(cells)
      .filter((row) => kept.every(([column = '', value]) => row[columns.indexOf(column)] === value))
    const figure = resultFigure(text, fence, sql, 'view')
    const svg = find(figure, (element) => String(element.properties.className).startsWith('plot'))[0]
    const table = parseResultTable(text)
    if (!svg || !table) continue
    const drawing = drawChart({
      columns,
      rows: table.rows,
      ...parseChartSpec(fence.chart),
      inserted: (name) => parseInserted(sql, name),
    })
    const domains = { x: drawing.x?.domain, y: drawing.y?.domain }
    const [name = '', wanted = ''] = options.rows?.split('.') ?? []
    const { columns: of = [], rows: all = [] } = parseInserted(sql, name) ?? {}
    const keys = rows.map((row) => row[columns.indexOf(options.by ?? '')])
    asked.push({
      inserted: all
        .filter((row) => keys.includes(row[of.indexOf(options.by ?? '')]))
        .map((row) => wanted.split(',').map((column) => row[of.indexOf(column)] ?? '')),
      place: `${file}: ${fence.title}`,
      form,
      options,
      columns,
      rows,
      svg: withoutGroups(svg),
      domains,
    })
  }
  return asked
}

/** An element whose groups are replaced by what is in them, with the class of the group. */
function withoutGroups(element: Element): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    if (child.tagName !== 'g') return [withoutGroups(child)]
    const { className } = child.properties
    return child.children.map((each) =>
      each.type === 'element' ? { ...each, properties: { ...each.properties, className } } : each,
    )
  })
  return { ...element, children }
}

export const find = (element: Element, wanted: (element: Element) => boolean): Element[] =>
  element.children.flatMap((child) =>
    child.type === 'element' ? [...(wanted(child) ? [child] : []), ...find(child, wanted)] : [],
  )

/** The charts of all pages, drawn. */
export async function chartsOfPages(): Promise<Asked[]> {
  const files = await readdir(`${ROOT}content/docs`, { recursive: true })
  const pages = files.filter((file) => file.endsWith('.mdx'))
  return (await Promise.all(pages.map((file) => chartsOf(`docs/${file}`)))).flat()
}
