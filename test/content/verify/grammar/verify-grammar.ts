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
  const listed = pages.filter(({ file }) => file in DIAGRAMS)
  const reports: DiagramReport[] = []
  for (const { file, grammars } of listed) {
    const rules = grammars.flatMap(parseGrammar)
    for (const diagram of [DIAGRAMS[file] ?? []].flat()) {
      const report = await verifyDiagram(rules, diagram, database)
      reports.push({ ...report, problems: report.problems.map((problem) => `content/${file}: ${problem}`) })
    }
  }
  const sum = (count: (report: DiagramReport) => number) =>
    reports.reduce((total, report) => total + count(report), 0)
  return {
    pages: listed.length,
    accepted: sum((report) => report.accepted),
    meaningless: sum((report) => report.meaningless),
    refused: sum((report) => report.refused),
    problems: reports.flatMap((report) => report.problems),
  }
}
