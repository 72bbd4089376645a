import type { SourceFile } from './source-files.ts'

export interface PackageLists {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Packages that no file imports, with the tool that uses each. */
const TOOLS: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run check and npm run format',
  node: 'every script of package.json: the release that the site runs on',
  typescript: 'npm run check',
  vite: 'Vitest, as its peer',
}

/** Declared packages that neither code nor a tool uses. */
export function unusedPackages(files: readonly SourceFile[], lists: PackageLists): string[] {
  const all = files.map(({ text }) => text).join('\n')
  const isNamed = (name: string) => all.includes(`'${name}'`) || all.includes(`${name}/`)
  return [...Object.keys(lists.dependencies), ...Object.keys(lists.devDependencies)]
    .filter((name) => !(name in TOOLS) && !isNamed(name) && !isNamed(untyped(name)))
    .map((name) => `nothing uses ${name} of package.json`)
}

/** The package whose types a package holds. */
const untyped = (name: string): string => {
  if (name === '@types/node') return 'node:fs'
  const [, bare = name] = /^@types\/(.+)$/.exec(name) ?? []
  return bare.includes('__') ? `@${bare.replace('__', '/')}` : bare
}
