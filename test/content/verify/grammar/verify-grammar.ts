import { parseGrammar } from '#server/site/diagrams/railroad/parse-grammar.ts'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { Database } from '../server/database.ts'
import { DIAGRAMS } from './diagrams.ts'
import { type DiagramReport, verifyDiagram } from './verify-diagram.ts'

/** Holds the syntax diagrams of those pages against the server that are listed in DIAGRAMS; reports diagram by diagram. */
export async function verifyGrammar(
  pages: readonly PageFacts[],
  database: Database,
): Promise<DiagramReport[]> {
  const reports: DiagramReport[] = []
  for (const { file, grammars } of pages)
    for (const diagram of DIAGRAMS[file] ?? []) {
      const report = await verifyDiagram(grammars.flatMap(parseGrammar), diagram, database)
      const problems = report.problems.map((problem) => `content/${file}: ${problem}`)
      reports.push({ ...report, problems })
    }
  return reports
}
