import type { SourceFile } from './source-files.ts'

const EXPORTED = /^export (?:async )?(?:const|let|function\*?|class|enum) ([A-Za-z_$][\w$]*)/gm
const LISTED = /^export \{([^}]*)\}/gm
/** Files that only tools read: no file imports them. */
const READ_BY_TOOLS = /\.config\.ts$|^test\/setup\//

/** Exported values that no other file names. */
export function unusedExports(files: readonly SourceFile[]): string[] {
  const words = new Map(files.map(({ path, text }) => [path, new Set(text.match(/[A-Za-z_$][\w$]*/g))]))
  const isUsed = (name: string, own: string) =>
    [...words].some(([path, theirs]) => path !== own && theirs.has(name))
  return files
    .filter(({ path }) => !READ_BY_TOOLS.test(path))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => !isUsed(name, file.path))
        .map((name) => `${file.path} exports ${name}, which no other file uses`),
    )
}

const exportsOf = ({ text }: SourceFile): string[] => [
  ...[...text.matchAll(EXPORTED)].map(([, name = '']) => name),
  ...[...text.matchAll(LISTED)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map(
        (each) =>
          each
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      )
      .filter(Boolean),
  ),
]
