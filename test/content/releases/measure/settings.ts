import type { Database } from '#test/content/verify/server/database.ts'
import type { MeasuredSetting } from '../measurement.ts'
import { INTERNAL, serverDefaults, shippedSettings } from './server-defaults.ts'

interface Shown {
  readonly property_path: string
  readonly value: string
  /** The name of the column since 9.0. */
  readonly reloadable?: string
  /** The name of the column before. */
  readonly dynamic?: string
}

/** The settings of a release; SHOW PARAMETERS came with 7.3.5, before that the classes alone are asked. */
export async function measureSettings(
  database: Database,
  jar: string,
): Promise<{ settings: Record<string, MeasuredSetting>; unasked: string[] }> {
  const read = await serverDefaults(jar)
  const answer = await database.ask('SHOW PARAMETERS')
  const shown =
    answer.kind === 'rows' ? ((await database.query('SHOW PARAMETERS')) as unknown as Shown[]) : []
  return {
    settings: mergeSettings(read, await shippedSettings(jar), shown),
    unasked:
      answer.kind === 'rows'
        ? []
        : [
            'SHOW PARAMETERS is not there: settings and defaults are what the classes of the server read and pass.',
          ],
  }
}

/** Names from everywhere; the default is what the server.conf of a new installation says, else what the classes pass. */
export function mergeSettings(
  read: ReadonlyMap<string, string | null>,
  shipped: ReadonlyMap<string, string>,
  shown: readonly Shown[],
): Record<string, MeasuredSetting> {
  const byKey = new Map(shown.map((row) => [row.property_path, row]))
  const keys = [...new Set([...read.keys(), ...byKey.keys()])].filter((key) => !INTERNAL.test(key)).sort()
  return Object.fromEntries(
    keys.map((key) => {
      const row = byKey.get(key)
      const reloadable = (row?.reloadable ?? row?.dynamic) === 'true'
      return [key, { default: defaultOf(shipped.get(key), read.get(key), row?.value), reloadable }]
    }),
  )
}

function defaultOf(shipped?: string, passed?: string | null, shown?: string): string | null {
  const written = shipped !== undefined && !isSameDuration(shipped, passed) ? shipped : undefined
  const value = written ?? passed ?? shown ?? null
  // 60.0 in one release and 60 in another are one default.
  return value === 'null' ? '' : (value?.replace(/^(-?\d+)\.0$/, '$1') ?? null)
}

const MILLISECONDS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Checks whether a duration with its unit equals a number of milliseconds. */
function isSameDuration(written: string, passed: string | null | undefined): boolean {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(written) ?? []
  return unit !== undefined && String(Number(count) * (MILLISECONDS[unit] ?? 0)) === passed
}
