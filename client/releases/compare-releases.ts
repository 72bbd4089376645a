/** Negative if the first release is older; `9.1.0` and `9.1` are equal. */
export function compareReleases(first: string, second: string): number {
  const [left, right] = [first, second].map((release) => release.split('.').map(Number)) as [
    number[],
    number[],
  ]
  const length = Math.max(left.length, right.length)
  for (let at = 0; at < length; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Checks that one of several spans such as `8.2.0-9.1.1 9.2.0-` contains a release. */
export const isWithinSpans = (spans: string, release: string): boolean =>
  spans.split(' ').some((span) => {
    const [from = '', to] = span.split('-')
    return compareReleases(release, from) >= 0 && (!to || compareReleases(release, to) <= 0)
  })

/** The default in a release, given `[first, release, next, release, next]`. */
export function defaultIn(steps: readonly string[], release: string): string {
  let found = steps[0] ?? ''
  for (let at = 1; at < steps.length; at += 2)
    if (compareReleases(steps[at] ?? '', release) <= 0) found = steps[at + 1] ?? ''
  return found
}
