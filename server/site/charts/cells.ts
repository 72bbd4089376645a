/** A cell as a number; null if it is none. */
export function parseNumber(cell: string | undefined): number | null {
  if (!cell?.trim()) return null
  const number = Number(cell)
  return Number.isFinite(number) ? number : null
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d)(?::(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?)?)?(?:Z|\+00(?::?00)?)?$/

/** A cell as milliseconds since 1970, with a fraction for what is shorter; null if it is no timestamp. */
export function parseTime(cell: string | undefined): number | null {
  const [, day, hour = '00', minute = '00', second = '00', fraction = ''] =
    TIME.exec(cell?.trim() ?? '') ?? []
  if (!day) return null
  const whole = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(whole) ? null : whole + Number(`0.${fraction || 0}`) * 1000
}
