import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { Database } from '../server/database.ts'
import { DIAGRAMS } from './diagrams.ts'
import { type DiagramReport, verifyDiagram } from './verify-diagram.ts'

export interface GrammarReport extends DiagramReport {
  /** Whose diagrams were held against the server. */
  readonly pages: number
}

/** Holds the syntax diagrams of those pages against the server that are listed in DIAGRAMS. */
export async function verifyGrammar(pages: readonly PageFacts[], database: Database): Promise<GrammarReport> {
  let sum: GrammarReport = { pages: 0, accepted: 0, meaningless: 0, refused: 0, problems: [] }
  for (const { file, grammars } of pages) {
    const diagrams = DIAGRAMS[file] ?? []
    if (diagrams.length > 0) sum = { ...sum, pages: sum.pages + 1 }
    for (const diagram of diagrams) {
      const report = await verifyDiagram(grammars.flatMap(parseGrammar), diagram, database)
      const problems = report.problems.map((problem) => `content/${file}: ${problem}`)
      sum = {
        pages: sum.pages,
        accepted: sum.accepted + report.accepted,
        meaningless: sum.meaningless + report.meaningless,
        refused: sum.refused + report.refused,
        problems: [...sum.problems, ...problems],
      }
    }
  }
  return sum
}
