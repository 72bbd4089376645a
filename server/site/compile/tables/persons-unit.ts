/** Units of time in nanoseconds, and of memory in bytes, the largest first. */
const LADDERS: readonly Readonly<Record<string, number>>[] = [
  { days: 86_400e9, h: 3600e9, min: 60e9, s: 1e9, ms: 1e6, µs: 1e3, ns: 1 },
  { TiB: 1024 ** 4, GiB: 1024 ** 3, MiB: 1024 ** 2, KiB: 1024, bytes: 1 },
]

/** An amount in the largest unit that keeps it whole, `1 min` for 60000 ms, or in millions; null if that is the unit it has. */
export function inPersonsUnit(amount: string, unit: string): string | null {
  const ladder = LADDERS.find((sizes) => sizes[unit]) ?? { million: 1e6, [unit]: 1 }
  const all = Number(amount) * (ladder[unit] ?? 0)
  const [found, size] = Object.entries(ladder).find((each) => all % each[1] === 0) ?? []
  if (!/^[1-9]\d*$/.test(amount) || !found || !size || found === unit) return null
  return `${all / size} ${found === 'days' && all === size ? 'day' : found}`
}
