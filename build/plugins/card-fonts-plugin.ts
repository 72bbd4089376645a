import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import subsetFont from 'subset-font'
import { ROOT } from '../paths.ts'
import { CHARACTERS } from './font-subset-plugin.ts'

const FONT = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'

/** `card-font:600` is the site's font in one weight, as the library that draws cards reads it: neither packed nor variable. */
export const cardFonts: Plugin = {
  name: 'card-fonts',
  setup(build) {
    build.onResolve({ filter: /^card-font:\d+$/ }, ({ path }) => ({ path, namespace: 'card-font' }))
    build.onLoad({ filter: /./, namespace: 'card-font' }, async ({ path }) => ({
      contents: await subsetFont(await readFile(ROOT + FONT), CHARACTERS, {
        targetFormat: 'truetype',
        variationAxes: { wght: Number(path.split(':')[1]) },
      }),
      loader: 'copy',
    }))
  },
}
