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

/** What pages show, with the year in it; the same string as long as nothing changes, so that comparing is cheap. */
export function shownVersion(rest: string): () => string {
  let known = 0
  let version = ''
  return () => {
    const now = copyrightYear()
    if (now !== known) {
      known = now
      version = `${rest}${now}`
    }
    return version
  }
}
