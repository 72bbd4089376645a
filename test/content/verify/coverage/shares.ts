import { formatTable } from '#test/support/markdown-table.ts'
import type { Share } from './coverage.ts'

/** The shares that must be whole, with the words of the table in README. */
const SHARES = {
  statements: 'SQL statements run, of those in the pages that do not need Enterprise',
  diagrams: 'Pages whose syntax diagram is checked against the server, of those not about Enterprise',
  functions: 'Functions documented, of those that a user can call',
  settings: 'Settings documented with their real default, of SHOW PARAMETERS',
  keywords: 'Keywords with a place in the reference',
  types: 'Data types with a place in the reference',
  errors: 'Error messages in tables about the server, found in the server',
  absences: 'Claims that something is not possible, tried on the server',
} as const

export type Shares = Readonly<Record<keyof typeof SHARES, Share>>

/** Rounded down, so that only a whole is 100%. */
export const percent = ({ part, whole }: Share): string =>
  `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)}%`

/** The table of shares in Markdown. */
export function sharesTable(shares: Shares, skipped: ReadonlyMap<string, number>): string {
  const rows = Object.entries(shares).map(([name, share]) => [
    SHARES[name as keyof Shares],
    `${share.part} of ${share.whole}`,
    percent(share),
  ])
  const reasons = [...skipped].map(([reason, count]) => [`Not run: ${reason}`, String(count), ''])
  return formatTable(['What', 'How many', 'Share'], [...rows, ...reasons])
}
