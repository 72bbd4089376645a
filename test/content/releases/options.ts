import { parseArgs } from 'node:util'

export type ReleaseOptions =
  /** Measures these besides those of the data file. */
  | { readonly do: 'measure'; readonly versions: readonly string[] }
  /** Says what would break with this one. */
  | { readonly do: 'compare'; readonly next: string; readonly full: boolean }

const VERSION = /^\d+\.\d+(\.\d+)?$/

/** Reads the command line. Throws a sentence on words it does not know. */
export function parseOptions(argv: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { next: { type: 'string' }, full: { type: 'boolean', default: false } },
  })
  const wrong = [...positionals, ...(values.next === undefined ? [] : [values.next])].find(
    (word) => !VERSION.test(word),
  )
  if (wrong !== undefined) throw new Error(`"${wrong}" is no release: write one such as 9.3.4`)
  if (values.next === undefined) return { do: 'measure', versions: positionals }
  if (positionals.length > 0) throw new Error('--next compares one release: name no other with it')
  return { do: 'compare', next: values.next, full: values.full }
}
