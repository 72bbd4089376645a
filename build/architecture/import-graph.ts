import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** What each file imports of the others, types and what it loads later included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Without imports for their effect: nothing of the file is used, they tell the bundler what comes first. */
const IMPORTS = /^(?:import|export)\s[^'"`;=]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

export function createImportGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(files.map((file) => [file.path, importsOf(file).filter((path) => known.has(path))]))
}

const importsOf = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(IMPORTS)].map(([, from, lazy]) => resolve(path, from ?? lazy ?? ''))

/** package.json's `imports` and relative names; a package stays as it is, and no file is called that. */
function resolve(importer: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? posix.join(posix.dirname(importer), name) : name
}

/** Groups of files that need each other. */
export function findCycles(graph: ImportGraph): string[][] {
  const reach = new Map([...graph.keys()].map((file) => [file, neededBy(graph, file)]))
  const cycles = new Map<string, string[]>()
  for (const [file, needed] of reach) {
    if (!needed.has(file)) continue
    const group = [...needed].filter((other) => reach.get(other)?.has(file)).sort()
    cycles.set(group.join(), group)
  }
  return [...cycles.values()]
}

/** All that a file needs, directly or through others; the file itself only when it is in a cycle. */
function neededBy(graph: ImportGraph, file: string, needed = new Set<string>()): Set<string> {
  for (const next of graph.get(file) ?? []) {
    if (needed.has(next)) continue
    needed.add(next)
    neededBy(graph, next, needed)
  }
  return needed
}
