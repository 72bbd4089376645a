import type { BuildOptions } from 'esbuild'
import { COMPILER_SOURCES, fingerprint, SEARCH_SOURCES } from './fingerprint.ts'
import { type BuildMode, FOLDERS, ROOT } from './paths.ts'

/** Everything in one folder, libraries included: a start reads a few files instead of hundreds. */
export async function serverOptions(entry: string, mode: BuildMode): Promise<BuildOptions> {
  return {
    absWorkingDir: ROOT,
    entryPoints: { main: entry },
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
      SEARCH_FINGERPRINT: JSON.stringify(await fingerprint(SEARCH_SOURCES)),
    },
    // Express and its kin are CommonJS and call require() for Node's own modules.
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module'; const require = $createRequire(import.meta.url);",
    },
    sourcemap: 'linked',
    metafile: true,
    legalComments: 'none',
    logLevel: 'warning',
  }
}
