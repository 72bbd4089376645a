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

/** As the formatter writes them, several lines included. */
const IMPORT =
  /^(?:import|export|\}) ?[^'"`;=]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'|\brequire\.resolve\('([^'\n]+)'/gm

/** The packages that a file imports, by name. */
const packagesOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(IMPORT)]
    .map(([, ...names]) => names.find(Boolean) ?? '')
    .filter((name) => /^[a-z@]/.test(name) && !name.startsWith('node:'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )

/** Packages that are imported but not declared: they are installed only as long as another package depends on them. */
export function undeclaredPackages(files: readonly SourceFile[], lists: PackageLists): string[] {
  const declared = new Set([...Object.keys(lists.dependencies), ...Object.keys(lists.devDependencies)])
  return files
    .filter(({ path }) => path.endsWith('.ts') || path.endsWith('.tsx'))
    .flatMap((file) =>
      [...new Set(packagesOf(file))]
        .filter((name) => !declared.has(name) && !declared.has(typesOf(name)))
        .map((name) => `${file.path} imports ${name}, which package.json does not name`),
    )
}

/** Declared packages that neither code nor a tool uses. */
export function unusedPackages(files: readonly SourceFile[], lists: PackageLists): string[] {
  const all = files.map(({ text }) => text).join('\n')
  const isNamed = (name: string) => all.includes(`'${name}'`) || all.includes(`${name}/`)
  return [...Object.keys(lists.dependencies), ...Object.keys(lists.devDependencies)]
    .filter((name) => !(name in TOOLS) && !isNamed(name) && !isNamed(untyped(name)))
    .map((name) => `nothing uses ${name} of package.json`)
}

/** Where the types of a package are: `@types/scope__name` of `@scope/name`. */
const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`

const untyped = (name: string): string => {
  if (name === '@types/node') return 'node:fs'
  const [, bare = name] = /^@types\/(.+)$/.exec(name) ?? []
  return bare.includes('__') ? `@${bare.replace('__', '/')}` : bare
}
