import { readFileSync } from 'node:fs'
import { FOLDERS, ROOT } from '#build/paths.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

/** The bundled site with the real pages, as operators run it; on one processor if one is named. */
export const serveSite = (env: Record<string, string> = {}, processor?: number): Promise<SiteProcess> => {
  const command = [process.execPath, `${FOLDERS.production.server}/main.mjs`] as const
  return runSite({
    command: processor === undefined ? command : ['taskset', '-c', String(processor), ...command],
    env: { CONTENT_DIR: `${ROOT}content`, LOG_LEVEL: 'error', ...env },
  })
}

const TICKS_PER_SECOND = 100

/** Processor time of a process so far in seconds, as Linux counts it: in user mode, and in all. */
export function cpuTimes(pid: number | undefined): { readonly user: number; readonly all: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = [11, 12].map((at) => Number(fields[at]) / TICKS_PER_SECOND)
  return { user: user ?? 0, all: (user ?? 0) + (system ?? 0) }
}

/** Memory of a process in MB: the most that it had so far, or what it has now. */
export function memory(pid: number | undefined, figure: 'VmHWM' | 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
}
