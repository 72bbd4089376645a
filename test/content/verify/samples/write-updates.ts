import { readFile, writeFile } from 'node:fs/promises'
import { updateFences } from './update-fences.ts'
import type { PageReport } from './verify-page.ts'

/** Writes what the server said into the result fences that differ; answers how many were written. */
export async function writeUpdates(
  root: string,
  reports: readonly PageReport[],
  version: string,
): Promise<number> {
  const byFile = new Map<string, Map<number, string>>()
  for (const { update } of reports.flatMap((report) => report.mismatches)) {
    if (!update) continue
    const fences = byFile.get(update.fence.file) ?? new Map<number, string>()
    fences.set(update.fence.line, update.text)
    byFile.set(update.fence.file, fences)
  }
  let written = 0
  for (const [file, fences] of byFile) {
    const source = await readFile(`${root}/${file}`, 'utf8')
    const updates = [...fences].map(([line, text]) => ({ line, text: text.replaceAll(version, '%VERSION%') }))
    await writeFile(`${root}/${file}`, updateFences(source, updates))
    written += updates.length
  }
  return written
}
