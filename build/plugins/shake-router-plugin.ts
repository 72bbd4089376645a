import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * react-router names its components for development tools. The bundler takes these assignments for side effects and keeps
 * Link, Form and similar components, which this site does not use. Without the names it drops them.
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
