import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import type { Loader, Plugin } from 'esbuild'

/**
 * Tells esbuild that a lazily loaded part runs where a module has run before. Without it, esbuild makes a file of every set
 * of parts that share some code: 22 files for a first load in place of 3, each a request, and 5 KB more.
 */
export const partsOfPage = (page: string): Plugin => ({
  name: 'parts-of-page',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ kind, path, resolveDir }) => {
      const file = resolve(resolveDir, path)
      return kind === 'dynamic-import' && file !== page ? { path: file, pluginData: { isPart: true } } : null
    })
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path, pluginData }) =>
      pluginData?.isPart
        ? {
            // On the first line, so that the lines are those of the source.
            contents: `import ${JSON.stringify(page)};${await readFile(path, 'utf8')}`,
            loader: extname(path).slice(1) as Loader,
          }
        : null,
    )
  },
})
