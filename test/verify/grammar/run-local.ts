import { openDatabase } from '../database.ts'
import { readPages } from '../pages.ts'
import { verifyGrammar } from './verify-grammar.ts'
const { pages } = await readPages(process.argv.slice(3))
const r = await verifyGrammar(pages, openDatabase(process.argv[2]!))
for (const p of r.problems) console.log(p)
console.log(r.pages, r.statements, r.misses, r.problems.length)
