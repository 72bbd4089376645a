import type { BuildOptions } from 'esbuild'
import { COMPILER_SOURCES, fingerprint } from './fingerprint.ts'
import { type BuildMode, FOLDERS, ROOT } from './paths.ts'

/** Defines `require` for CommonJS packages that call it for Node's own modules. */
const REQUIRE_BANNER =
  "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);"

/** Bundles everything into one folder, libraries included, so that a start reads a few files instead of hundreds. */
export async function serverOptions(entry: string, mode: BuildMode): Promise<BuildOptions> {
  return {
    absWorkingDir: ROOT,
    entryPoints: {
      main: entry,
      // The worker threads that compile pages when there are many.
      'compile-worker': 'server/site/compile-worker.ts',
    },
    outdir: FOLDERS[mode].server,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    jsx: 'automatic',
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      COMPILER_FINGERPRINT: JSON.stringify(await fingerprint(COMPILER_SOURCES)),
    },
    banner: { js: REQUIRE_BANNER },
    sourcemap: 'linked',
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  }
}
