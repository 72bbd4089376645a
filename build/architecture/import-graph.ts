import { posix } from 'node:path'
import type { SourceFile } from './source-files.ts'

/** The files that each file imports, including types and dynamic imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Imports for their side effect do not count: they use nothing of the file and only tell the bundler what comes first.
 */
const IMPORTS = /^(?:import|export)\s[^'"`;=]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

export function createImportGraph(files: readonly SourceFile[]): ImportGraph {
  const known = new Set(files.map(({ path }) => path))
  return new Map(files.map((file) => [file.path, importsOf(file).filter((path) => known.has(path))]))
}

const importsOf = ({ path, text }: SourceFile): string[] =>
  [...text.matchAll(IMPORTS)].map(([, from, lazy]) => resolve(path, from ?? lazy ?? ''))

/** Resolves package.json's `imports` and relative names; a package name stays as it is and matches no file. */
function resolve(importer: string, name: string): string {
  if (name.startsWith('#')) return name.slice(1)
  return name.startsWith('.') ? posix.join(posix.dirname(importer), name) : name
}

/** Groups of files that import each other. */
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

/** All files that a file imports, directly or through others; includes the file itself only if it is in a cycle. */
function neededBy(graph: ImportGraph, file: string, needed = new Set<string>()): Set<string> {
  for (const next of graph.get(file) ?? []) {
    if (needed.has(next)) continue
    needed.add(next)
    neededBy(graph, next, needed)
  }
  return needed
}
