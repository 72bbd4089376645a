import type { CompileOptions } from '../compile-context.ts'
import { type JobResult, type PageSource, toSentOptions, workOn } from './compile-job.ts'
import { type CompileProcess, endProcesses, giveJob, startProcesses } from './compile-processes.ts'

/**
 * Compiles pages on all processors. What it gives does not depend on which process had which page. The processes end
 * when all pages are compiled.
 */
export async function compileMissing(
  root: string,
  sources: readonly PageSource[],
  options: CompileOptions,
  readInclude: (file: string) => Promise<string | null>,
  onResult: () => void,
  processes: readonly CompileProcess[] = startProcesses(sources.length),
): Promise<Map<string, JobResult>> {
  const results = new Map<string, JobResult>()
  const keep = (result: JobResult) => {
    results.set(result.file, result)
    onResult()
  }
  if (processes.length === 0) {
    for (const page of sources) keep(await workOn(page, options, readInclude))
    return results
  }
  const waiting = inOrder(sources)
  const job = { root, options: toSentOptions(options) }
  try {
    await Promise.all(
      processes.map((process, index) =>
        giveJob(process, job, () => (index === 0 ? waiting.shift() : waiting.pop()), keep),
      ),
    )
  } finally {
    endProcesses(processes)
  }
  return results
}

/** To load a grammar and to compile its patterns takes as long as two pages. */
const PROGRAMS =
  /^[ \t]*(?:```|~~~)(?:c|cpp|csharp|go|java|javascript|js|kotlin|php|powershell|python|r|ruby|rust)\b|file="samples\//m

/**
 * Pages with programs are in front and one process begins there, so that no other loads their grammars. It ends in the
 * shortest of the other pages, while the others began with the longest: none is left with a long page at the end.
 */
function inOrder(sources: readonly PageSource[]): PageSource[] {
  const bySize = [...sources].sort((one, other) => other.source.length - one.source.length)
  const withPrograms = bySize.filter(({ source }) => PROGRAMS.test(source))
  const others = bySize.filter(({ source }) => !PROGRAMS.test(source))
  return [...withPrograms, ...others.reverse()]
}
