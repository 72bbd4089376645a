import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

interface Shortcut {
  /** How the path of the library's file ends. */
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
}

/** Work of libraries below remark that changes nothing: each is taken away by one replacement. */
const SHORTCUTS: readonly Shortcut[] = [
  // Names a function after each node that it visits, for debuggers only, which takes longer than to visit the node.
  {
    file: 'unist-util-visit-parents/lib/index.js',
    from: /Object\.defineProperty\(visit, 'name', \{[\s\S]*?\}\)/,
    to: '',
  },
  // Looks for each of 45 patterns in each text. A pattern matches nothing where its character is not.
  {
    file: 'mdast-util-to-markdown/lib/util/safe.js',
    from: 'const pattern = state.unsafe[index]\n',
    to: 'const pattern = state.unsafe[index]\n    if (!value.includes(pattern.character)) continue\n',
  },
  // Looks for the same in code, where only patterns that begin with a line break count.
  {
    file: 'mdast-util-to-markdown/lib/handle/inline-code.js',
    from: 'while (++index < state.unsafe.length) {',
    to: 'while (/[\\r\\n]/.test(value) && ++index < state.unsafe.length) {',
  },
]

/** The build fails when a library is no longer as it was when a shortcut was written. */
export const libraryShortcuts: Plugin = {
  name: 'library-shortcuts',
  setup(build) {
    for (const { file, from, to } of SHORTCUTS) {
      const end = file.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')
      build.onLoad({ filter: new RegExp(`[\\\\/]${end}$`) }, async ({ path }) => {
        const source = await readFile(path, 'utf8')
        const contents = source.replace(from, () => to)
        if (contents === source)
          return { errors: [{ text: `${file} has changed: its shortcut finds nothing` }] }
        return { contents, loader: 'js' }
      })
    }
  },
}
