import { openDatabase } from '../database.ts'
import { readPages } from '../pages.ts'
import { verifyGrammar } from './verify-grammar.ts'

const { pages } = await readPages(process.argv.slice(3))
const sum = [0, 0, 0, 0, 0]
for (const page of pages) {
  const at = performance.now()
  try {
    const r = await verifyGrammar([page], openDatabase(process.argv[2]!))
    if (r.pages === 0) continue
    for (const p of r.problems) console.log(p)
    const row = [r.pages, r.accepted, r.meaningless, r.refused, r.problems.length]
    row.forEach((n, i) => {
      sum[i]! += n
    })
    console.log('##', page.file, ...row, ((performance.now() - at) / 1000).toFixed(1))
  } catch (e) {
    console.log('content/' + page.file, e)
  }
}
console.log(...sum)
