import { readFileSync } from 'node:fs'
import { ROOT } from '#build/paths.ts'

export interface Route {
  readonly path: string
  readonly label: string
  readonly edition: string
  readonly kind: 'page' | 'snippet'
  readonly depth: 'S' | 'M' | 'L' | 'XL'
}

/** Every address that the finished site has. */
export function readRoutes(): Route[] {
  const [, ...lines] = readFileSync(`${ROOT}test/fixtures/routes.tsv`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [path, label, edition, kind, depth] = line.split('\t')
    return { path, label, edition, kind, depth } as Route
  })
}
