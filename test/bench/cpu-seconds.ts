import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Processor time of a process and its children so far, as Linux counts it: in user mode, and in all. */
export function cpuTimes(pid: number | undefined): { readonly user: number; readonly all: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const user = Number(fields[11]) / TICKS_PER_SECOND
  const own = { user, all: user + Number(fields[12]) / TICKS_PER_SECOND }
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children
    .map((child) => cpuTimes(Number(child)))
    .reduce((sum, one) => ({ user: sum.user + one.user, all: sum.all + one.all }), own)
}

export const cpuSeconds = (pid: number | undefined): number => cpuTimes(pid).all
