let year = 0
let ends = 0

/**
 * The current year, correct right after New Year too. Every request needs it, so the calendar is read only once a year.
 */
export function copyrightYear(): number {
  const now = Date.now()
  if (now >= ends) {
    year = new Date(now).getUTCFullYear()
    ends = Date.UTC(year + 1, 0, 1)
  }
  return year
}

/**
 * Identifies what pages show besides their content: `shown` and the year. Returns the same string object until something
 * changes, so that comparing is cheap.
 */
export function shownVersion(build: string, shown: () => object): () => string {
  let knownYear = 0
  let knownShown: object | null = null
  let version = ''
  return () => {
    const now = copyrightYear()
    const showing = shown()
    if (now !== knownYear || showing !== knownShown) {
      knownYear = now
      knownShown = showing
      version = JSON.stringify([build, now, showing])
    }
    return version
  }
}
