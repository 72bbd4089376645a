import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * Names that react-router gives to its components, for development tools only, are effects in the bundler's eyes: they
 * keep Link, Form and their kin in the bundle, which this site does not use. Without the names those fall away.
 */
export const shakeRouter: Plugin = {
  name: 'shake-router',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(/^(const \w+ = )(React\$1\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      loader: 'js',
    }))
  },
}
