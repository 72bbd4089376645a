import type { Texts } from '../locales/en.ts'
import { compareReleases, defaultIn, isWithinSpans } from './compare-releases.ts'

/** The attributes that the server wrote beside a name (server/site/data/release-mark.ts), and `data-bug` of a known issue. */
export interface Measured {
  readonly in?: string
  readonly defaults?: string
  readonly changed?: string
  readonly bug?: string
}

/** How the reader's release differs from the one that the pages describe, in a few words; null if it does not. */
export function differenceOf(
  measured: Measured,
  running: string,
  described: string,
  texts: Texts['releases'],
): string | null {
  if (running === described) return null
  if (measured.bug !== undefined)
    return isWithinSpans(measured.bug, running) ? null : texts.notAffected(running)
  if (measured.in && !isWithinSpans(measured.in, running)) return texts.missing(running)
  if (measured.defaults) {
    const steps = measured.defaults.split('\t')
    const own = defaultIn(steps, running)
    if (own !== defaultIn(steps, described)) return texts.otherDefault(running, own)
  }
  const [older, newer] = [running, described].sort(compareReleases) as [string, string]
  const isBetween = (release: string) =>
    compareReleases(release, older) > 0 && compareReleases(release, newer) <= 0
  return measured.changed?.split(' ').some(isBetween) ? texts.otherArguments(running) : null
}
