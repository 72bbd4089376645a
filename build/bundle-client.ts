import { brotliCompress, constants, gzip } from 'node:zlib'
import { readdir, rm, stat, writeFile, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { BuildOptions, Metafile } from 'esbuild'
import type { ClientManifest } from '#server/render/client-manifest.ts'
import { CLIENT_OUT, ROOT } from './paths.ts'

export const ASSETS_OUT = `${CLIENT_OUT}/assets`
const ASSETS_PATH = '/docs/assets/'
const ENTRY = 'client/entry.browser.tsx'
const STYLES = 'client/styles/site.css'

export function clientOptions(mode: 'production' | 'development'): BuildOptions {
  return {
    absWorkingDir: ROOT,
    entryPoints: [ENTRY, STYLES],
    outdir: ASSETS_OUT,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    assetNames: '[name].[hash]',
    publicPath: ASSETS_PATH,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    minify: mode === 'production',
    sourcemap: 'linked',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  }
}

/** The addresses of a build's files, for the documents that name them. */
export function manifestOf(metafile: Metafile): ClientManifest {
  const outputs = Object.entries(metafile.outputs)
  const address = (file: string) => ASSETS_PATH + relative(ASSETS_OUT, join(ROOT, file))
  const entryOf = (source: string) => {
    const found = outputs.find(([, output]) => output.entryPoint === source)
    if (!found) throw new Error(`esbuild made no output for ${source}`)
    return found
  }
  const [script, { imports }] = entryOf(ENTRY)
  const [styles] = entryOf(STYLES)
  return {
    script: address(script),
    styles: address(styles),
    scripts: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => address(path)),
    fonts: outputs.map(([file]) => file).filter((file) => file.endsWith('.woff2')).map(address),
  }
}

/** Writes .br and .gz beside each text asset, and takes away files of builds older than the previous one. */
export async function finishAssets(metafile: Metafile): Promise<void> {
  const current = new Set(Object.keys(metafile.outputs).map((file) => relative(ASSETS_OUT, join(ROOT, file))))
  await prune(current)
  await Promise.all([...current].filter((name) => /\.(?:js|css|svg|json)$/.test(name)).map((name) => compress(join(ASSETS_OUT, name))))
}

const PREVIOUS_LIST = 'previous-assets.json'

async function prune(current: ReadonlySet<string>): Promise<void> {
  const listFile = join(CLIENT_OUT, PREVIOUS_LIST)
  const kept: { current: string[]; previous: string[] } = await readFile(listFile, 'utf8').then(JSON.parse).catch(() => ({ current: [], previous: [] }))
  const same = kept.current.length === current.size && kept.current.every((name) => current.has(name))
  const next = { current: [...current], previous: same ? kept.previous : kept.current }
  const wanted = new Set([...next.current, ...next.previous])
  for (const name of await readdir(ASSETS_OUT)) {
    if (!wanted.has(name.replace(/\.(?:br|gz)$/, ''))) await rm(join(ASSETS_OUT, name), { force: true })
  }
  await writeFile(listFile, JSON.stringify(next))
}

async function compress(file: string): Promise<void> {
  if (await stat(`${file}.br`).catch(() => null)) return
  const source = await readFile(file)
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, options))
}
