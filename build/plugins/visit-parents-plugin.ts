import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * A library below remark names a function after each node that it visits, for debuggers only, which takes it longer than
 * to visit the node.
 */
export const visitParents: Plugin = {
  name: 'visit-parents',
  setup(build) {
    build.onLoad({ filter: /[\\/]unist-util-visit-parents[\\/]lib[\\/]index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /Object\.defineProperty\(visit, 'name', \{[\s\S]*?\}\)/,
        '',
      ),
      loader: 'js',
    }))
  },
}
