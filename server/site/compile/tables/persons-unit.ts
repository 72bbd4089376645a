/** Units of time and of memory, each with how many of it make the next one. */
const LADDERS = [
  [
    ['ns', 1000],
    ['µs', 1000],
    ['ms', 1000],
    ['s', 60],
    ['min', 60],
    ['h', 24],
    ['days', Number.POSITIVE_INFINITY],
  ],
  [
    ['bytes', 1024],
    ['KiB', 1024],
    ['MiB', 1024],
    ['GiB', 1024],
    ['TiB', Number.POSITIVE_INFINITY],
  ],
] as const

/** An amount in the largest unit that keeps it whole, `1 min` for 60000 ms; null if that is the unit it has. */
export function inPersonsUnit(amount: string, unit: string): string | null {
  const ladder = LADDERS.find((units) => units.some(([name]) => name === unit))
  if (!ladder || !/^[1-9]\d*$/.test(amount)) return null
  let left = Number(amount)
  let at = ladder.findIndex(([name]) => name === unit)
  for (let step = ladder[at]?.[1] ?? 1; left % step === 0; step = ladder[at]?.[1] ?? 1) {
    left /= step
    at += 1
  }
  const found = ladder[at]?.[0]
  return found === undefined || found === unit
    ? null
    : `${left} ${found === 'days' && left === 1 ? 'day' : found}`
}
