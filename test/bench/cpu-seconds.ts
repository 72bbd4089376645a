import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Reads a file of /proc about a process; empty if it has ended. */
export function told(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The children of a process that have not ended. */
export const childrenOf = (pid: number | undefined): readonly number[] =>
  told(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)

/** Processor time of a process and all its children so far, as Linux counts it: in user mode, and in all. */
export function cpuTimes(pid: number | undefined): { readonly user: number; readonly all: number } {
  const stat = told(pid, 'stat')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const seconds = (at: number) => Number(fields[at] ?? 0) / TICKS_PER_SECOND
  // Its own, and that of children that have ended.
  const user = seconds(11) + seconds(13)
  const own = { user, all: user + seconds(12) + seconds(14) }
  return childrenOf(pid)
    .map((child) => cpuTimes(child))
    .reduce((sum, one) => ({ user: sum.user + one.user, all: sum.all + one.all }), own)
}

export const cpuSeconds = (pid: number | undefined): number => cpuTimes(pid).all
