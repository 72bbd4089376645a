import { join, relative } from 'node:path'
import type { BuildOptions, Metafile } from 'esbuild'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import type { DocumentAssets } from '#client/model/site-data.ts'
import { LICENSES_FILE } from './packages/license-notices.ts'
import { type BuildMode, FOLDERS, ROOT } from './paths.ts'
import { partsOfPage } from './plugins/parts-of-page-plugin.ts'

export const assetsFolder = (mode: BuildMode): string => `${FOLDERS[mode].client}/assets`
/** The first line of each file, so that the license notices are in one place only. */
const LICENSES = `/* Licenses: ${NOT_PAGES.assets}${LICENSES_FILE} */`
/** Chrome then compiles all functions beside the main thread, while the file arrives (V8, explicit compile hints). */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad'
/** Served by the development server only; production code drops its import. */
const DEV_RELOAD = '/docs/__dev/reload.js'
const ENTRY = 'client/entry.browser.ts'
/** The code that every page runs before it asks for a lazily loaded part. */
const PAGE = 'client/hydrate.tsx'
const BOOT = 'client/boot.browser.ts'
const STYLES = 'client/styles/site.css'
/** Styles that only few pages need; the others do not load them. */
const HOME_STYLES = 'client/home/home.css'
const SCREEN_STYLES = 'client/styles/screens.css'
const SCREENS = 'client/search/search-page.tsx'

export function clientOptions(mode: BuildMode): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: [ENTRY, STYLES, HOME_STYLES, SCREEN_STYLES],
    outdir: assetsFolder(mode),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    publicPath: NOT_PAGES.assets,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome120', 'firefox117', 'safari17.2'],
    jsx: 'automatic',
    plugins: [partsOfPage(join(ROOT, PAGE))],
    // Icons are a data URL, since the first paint shows them; language marks are on few pages.
    loader: { '.svg': 'dataurl', '.sprite.svg': 'file', '.woff2': 'file' },
    external: [DEV_RELOAD],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    minify: mode === 'production',
    sourcemap: 'linked',
    legalComments: 'none',
    banner: { js: `${LICENSES}\n${COMPILE_ALL}`, css: LICENSES },
    metafile: true,
    logLevel: 'warning',
  }
}

/** The script that runs before the first paint: a classic script, since modules wait for the document. */
export function bootOptions(mode: BuildMode): BuildOptions {
  const { splitting: _, ...options } = clientOptions(mode)
  return { ...options, entryPoints: [BOOT], format: 'iife' }
}

/** The service worker, and its replacement for sites that turn offline reading off; each is one script. */
export function workerOptions(mode: BuildMode): BuildOptions {
  return {
    ...bootOptions(mode),
    entryPoints: {
      worker: 'client/offline/worker/worker.ts',
      'retired-worker': 'client/offline/worker/retire.ts',
    },
    outdir: FOLDERS[mode].client,
    entryNames: '[name]',
    sourcemap: false,
  }
}

/** Merges the inputs and outputs of several builds. */
export function mergeMetafiles(metafiles: readonly (Metafile | undefined)[]): Metafile {
  return {
    inputs: Object.assign({}, ...metafiles.map((metafile) => metafile?.inputs)),
    outputs: Object.assign({}, ...metafiles.map((metafile) => metafile?.outputs)),
  }
}

/** The files that an entry loads immediately, whether it waits for them or not, and their dependencies. */
function neededBy({ outputs }: Metafile, entry: Metafile['outputs'][string]): string[] {
  const needed = new Set<string>()
  const add = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const { kind, path: next } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement') add(next)
  }
  for (const { path } of entry.imports) add(path)
  return [...needed]
}

/** The addresses of a build's files, for the documents that name them. */
export function manifestOf(metafile: Metafile, mode: BuildMode): DocumentAssets {
  const outputs = Object.entries(metafile.outputs)
  const address = (file: string) => NOT_PAGES.assets + relative(assetsFolder(mode), join(ROOT, file))
  const entryOf = (source: string) => {
    const found = outputs.find(([, output]) => output.entryPoint === source)
    if (!found) throw new Error(`esbuild made no output for ${source}`)
    return found
  }
  const [script, entry] = entryOf(ENTRY)
  const [styles] = entryOf(STYLES)
  return {
    script: address(script),
    styles: address(styles),
    boot: address(entryOf(BOOT)[0]),
    screens: address(entryOf(SCREENS)[0]),
    screenStyles: address(entryOf(SCREEN_STYLES)[0]),
    homeStyles: address(entryOf(HOME_STYLES)[0]),
    scripts: neededBy(metafile, entry).map(address),
    fonts: outputs
      .map(([file]) => file)
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
  }
}
