import { ContentErrors, formatProblem } from '#server/site/content-error.ts'
import { loadSite } from '#server/site/load-site.ts'
import { COMPILER_SOURCES, fingerprint } from './fingerprint.ts'
import { ROOT } from './paths.ts'

/** Everything wrong with the content; what is a warning when the site starts is a failure here. */
export async function checkContent(): Promise<string[]> {
  try {
    const site = await loadSite({
      root: `${ROOT}content`,
      cacheDir: `${ROOT}.cache`,
      fingerprint: await fingerprint(COMPILER_SOURCES),
      buildSeed: '',
      warn: () => {},
    })
    return site.warnings.map(formatProblem)
  } catch (error) {
    if (error instanceof ContentErrors) return error.problems.map(formatProblem)
    throw error
  }
}
