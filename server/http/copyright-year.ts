let year = 0
let ends = 0

/** The year of the server's clock, right after New Year too; asked on every request, so the calendar is read once a year. */
export function copyrightYear(): number {
  const now = Date.now()
  if (now >= ends) {
    year = new Date(now).getUTCFullYear()
    ends = Date.UTC(year + 1, 0, 1)
  }
  return year
}
