import { ContentErrors, formatProblem } from '#server/site/content-error.ts'
import { mdx } from './files/content-tree.ts'
import { compileSite } from './load-fixture.ts'

const fileOf = (index: number): string => `docs/faults/${index}.mdx`

/**
 * Compiles pages with these bodies as one site; the lines that are said about each of them: its errors, or its warnings
 * where it has none. The first line of a body is the sixth of its file.
 */
export async function faultsOfPages(bodies: readonly string[]): Promise<readonly string[]> {
  const problemsOf = async (indexes: readonly number[]) => {
    const pages = indexes.map((index) => [fileOf(index), mdx(bodies[index] ?? '')])
    const paths = [
      '',
      'concept/symbol/',
      'concept/partitions/',
      ...indexes.map((index) => `faults/${index}/`),
    ]
    const navigation = paths.map((path) => `- /docs/${path}\n`).join('')
    return compileSite({ ...Object.fromEntries(pages), 'navigation.yaml': navigation }).then(
      ({ warnings }) => warnings,
      (error) => {
        if (error instanceof ContentErrors) return error.problems
        throw error
      },
    )
  }
  const errors = await problemsOf([...bodies.keys()])
  const failed = new Set(errors.map(({ file }) => file))
  const warnings = await problemsOf([...bodies.keys()].filter((index) => !failed.has(fileOf(index))))
  return bodies.map((_, index) =>
    [...errors, ...warnings]
      .filter(({ file }) => file === fileOf(index))
      .map(formatProblem)
      .join('\n'),
  )
}
