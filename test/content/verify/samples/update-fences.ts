import { readFile, writeFile } from 'node:fs/promises'
import type { PlacedFence } from './collect-samples.ts'
import type { PageReport } from './verify-page.ts'

/** A fence's new text. */
export interface FenceUpdate {
  readonly fence: Pick<PlacedFence, 'line' | 'text'>
  readonly text: string
}

/** Writes what the server said into the result fences that differ; answers how many were written. */
export async function writeUpdates(
  root: string,
  reports: readonly PageReport[],
  version: string,
): Promise<number> {
  const updates = reports.flatMap(({ mismatches }) => mismatches.flatMap(({ update }) => update ?? []))
  for (const [file, ofFile] of Map.groupBy(updates, ({ fence }) => fence.file)) {
    const said = ofFile.map(({ fence, text }) => ({ fence, text: text.replaceAll(version, '%VERSION%') }))
    // A snippet is in several pages.
    const once = new Map(said.map((update) => [update.fence.line, update])).values()
    const source = await readFile(`${root}/${file}`, 'utf8')
    await writeFile(`${root}/${file}`, updateFences(source, [...once]))
  }
  return updates.length
}

/** The source with the contents of fences replaced; a fence inside a list or a tab keeps its indentation. */
export function updateFences(source: string, updates: readonly FenceUpdate[]): string {
  const lines = source.split('\n')
  // From the bottom, so that the line numbers above stay true.
  for (const { fence, text } of updates.toSorted((a, b) => b.fence.line - a.fence.line)) {
    const [, indent] = /^(\s*)(?:`{3,}|~{3,})/.exec(lines[fence.line - 1] ?? '') ?? []
    if (indent === undefined)
      throw new Error(`line ${fence.line} opens no fence: it was edited while the verifier ran, run it again`)
    const length = fence.text === '' ? 0 : fence.text.split('\n').length
    lines.splice(fence.line, length, ...text.replace(/^(?=.)/gm, indent).split('\n'))
  }
  return lines.join('\n')
}
