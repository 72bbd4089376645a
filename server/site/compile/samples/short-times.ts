import type { ResultTable } from '#server/site/charts/chart-data.ts'

/** How much of the timestamps of a result need not be seen: the day that all share, and ends that are zero everywhere. */
export interface ShortTimes {
  /** The shared day; null if there are several. */
  readonly day: string | null
  /** A timestamp in three parts, of which only the second is seen; null for another cell. */
  split(cell: string): readonly [string, string, string] | null
}

const TIME = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(\.\d+)?Z$/

/** Reads all timestamps of a result. Whole cells stay in the page, so that they are copied and read out whole. */
export function shortTimes({ rows }: ResultTable): ShortTimes {
  const found = rows.flat().flatMap((cell) => {
    const match = TIME.exec(cell)
    return match ? [match] : []
  })
  const days = new Set(found.map(([, day]) => day))
  const wholeDays = found.every(
    ([, , clock, fraction = '']) => clock === '00:00:00' && /^\.?0*$/.test(fraction),
  )
  const wholeSeconds = found.every(([, , , fraction = '']) => /^\.?0*$/.test(fraction))
  const [only] = days
  const day = only && days.size === 1 && !wholeDays ? only : null
  return {
    day,
    split(cell) {
      const [, date, clock, fraction = ''] = TIME.exec(cell) ?? []
      if (!date || !clock) return null
      if (wholeDays) return ['', date, `T${clock}${fraction}Z`]
      const [seen, end] = wholeSeconds ? [clock, `${fraction}Z`] : [clock + fraction, 'Z']
      return day ? [`${date}T`, seen, end] : ['', `${date}T${seen}`, end]
    },
  }
}
