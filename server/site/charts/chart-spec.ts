/** An author's order for a chart: a form, then options as `key=value`, then flags. */
export interface ChartSpec {
  readonly form: string
  readonly options: Readonly<Partial<Record<Option, string>>>
  readonly flags: ReadonlySet<Flag>
}

const OPTIONS = ['x', 'y', 'by', 'to', 'label', 'rows', 'where', 'only', 'frame', 'from', 'names'] as const
const FLAGS = ['first', 'fill'] as const
export type Option = (typeof OPTIONS)[number]
export type Flag = (typeof FLAGS)[number]

/** A chart that cannot be drawn as asked; the message says why. */
export class ChartError extends Error {
  override readonly name = 'ChartError'
}

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word)

/** Parses the text of a fence's `chart="..."`. Throws ChartError. */
export function parseChartSpec(text: string): ChartSpec {
  const [form = '', ...words] = text.trim().split(/\s+/)
  const options: Partial<Record<Option, string>> = {}
  const flags = new Set<Flag>()
  for (const word of words) {
    const [, key = '', value] = /^([a-z]+)(?:=(.+))?$/.exec(word) ?? []
    if (value !== undefined && isOneOf(OPTIONS, key)) options[key] = value
    else if (value === undefined && isOneOf(FLAGS, key)) flags.add(key)
    else
      throw new ChartError(
        `"${word}" means nothing in a chart: the options are ${OPTIONS.join('=, ')}=, the flags ${FLAGS.join(', ')}`,
      )
  }
  return { form, options, flags }
}
