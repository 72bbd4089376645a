import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Metafile } from 'esbuild'
import { ROOT } from './paths.ts'

/** Writes .br and .gz beside each text asset, and removes files of builds older than the previous one. */
export async function finishAssets(metafile: Metafile, folder: string): Promise<void> {
  const current = new Set(Object.keys(metafile.outputs).map((file) => relative(folder, join(ROOT, file))))
  await prune(current, folder)
  await Promise.all(
    [...current]
      .filter((name) => /\.(?:js|css|svg|json)$/.test(name))
      .map((name) => compress(join(folder, name))),
  )
}

const PREVIOUS_LIST = 'previous-assets.json'

async function prune(current: ReadonlySet<string>, folder: string): Promise<void> {
  const listFile = join(folder, '..', PREVIOUS_LIST)
  const kept: { current: string[]; previous: string[] } = await readFile(listFile, 'utf8')
    .then(JSON.parse)
    .catch(() => ({ current: [], previous: [] }))
  const same = kept.current.length === current.size && kept.current.every((name) => current.has(name))
  const next = { current: [...current], previous: same ? kept.previous : kept.current }
  const wanted = new Set([...next.current, ...next.previous])
  for (const name of await readdir(folder)) {
    if (!wanted.has(name.replace(/\.(?:br|gz)$/, ''))) await rm(join(folder, name), { force: true })
  }
  await writeFile(listFile, JSON.stringify(next))
}

async function compress(file: string): Promise<void> {
  if (await stat(`${file}.br`).catch(() => null)) return
  const source = await readFile(file)
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  }
  await writeFile(`${file}.gz`, await promisify(gzip)(source, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, options))
}
