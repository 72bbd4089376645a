import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/**
 * react-router names its components for development tools. The bundler takes these assignments for side effects, and so it
 * does calls that make components and classes that extend one. Without the names, and with the rest marked as pure, it
 * drops the components that this site does not use.
 */
export const shakeRouter: Plugin = {
  name: 'shake-router',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8'))
        .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replaceAll(
          /^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm,
          '$1/* @__PURE__ */ $2',
        )
        .replaceAll(
          /^(var \w+ = )(class extends React\$1\.Component \{$.*?^\});$/gms,
          '$1/* @__PURE__ */ (() => $2)();',
        ),
      loader: 'js',
    }))
  },
}
