import { readFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'

/** The rows of a recipe's measured results, one list for each `result` fence, by column. */
export async function readResults(recipe: string): Promise<Record<string, string>[][]> {
  const text = await readFile(`${ROOT}content/docs/cookbook/${recipe}.mdx`, 'utf8')
  return [...text.matchAll(/^```result.*\n([\s\S]*?)^```/gm)].map(([, body = '']) => {
    const [names = [], ...rows] = body
      .trimEnd()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
    return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
  })
}
