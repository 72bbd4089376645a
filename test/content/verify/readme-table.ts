import { percent, ratio, SHARES, type Shares, shareNames } from './coverage/floors.ts'
import { withBlock } from './readme-block.ts'

/** The README with the table of shares between its markers, which come at the end when there are none. */
export function withShares(readme: string, shares: Shares, skipped: ReadonlyMap<string, number>): string {
  return withBlock(readme, 'verify', table(shares, skipped))
}

function table(shares: Shares, skipped: ReadonlyMap<string, number>): string {
  const rows = shareNames.map((name) => {
    const { part, whole } = shares[name]
    return `| ${SHARES[name]} | ${part} of ${whole} | ${percent(ratio(shares[name]))} |`
  })
  const reasons = [...skipped].map(
    ([reason, count]) => `| Not run: ${reason.replaceAll('|', '\\|')} | ${count} | |`,
  )
  return ['| What | How many | Share |', '|---|---|---|', ...rows, ...reasons].join('\n')
}
