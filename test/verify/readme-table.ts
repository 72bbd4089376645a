import { percent, ratio, SHARES, type Shares, shareNames } from './coverage/floors.ts'

const START = '<!-- verify:start -->'
const END = '<!-- verify:end -->'

/** The README with the table of shares between its markers, which come at the end when there are none. */
export function withShares(readme: string, shares: Shares, skipped: ReadonlyMap<string, number>): string {
  const block = `${START}\n${table(shares, skipped)}\n${END}`
  const start = readme.indexOf(START)
  const end = readme.indexOf(END)
  if (start !== -1 && end > start) return readme.slice(0, start) + block + readme.slice(end + END.length)
  return `${readme.trimEnd()}${readme.trim() ? '\n\n' : ''}${block}\n`
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
