import { readFile, writeFile } from 'node:fs/promises'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { KNOWN_IDS_FILE, withIds } from '#server/site/checks/known-ids.ts'
import { loadContent } from '#server/site/load-content.ts'
import { COMPILER_SOURCES, fingerprint } from '../fingerprint.ts'
import { ROOT } from '../paths.ts'

// Adds the ids that pages have now to those that they have ever had.
const file = `${ROOT}content/${KNOWN_IDS_FILE}`
const { byPath } = await loadContent({
  root: `${ROOT}content`,
  cache: openCacheFolder(`${ROOT}.cache`, () => {}),
  fingerprint: await fingerprint(COMPILER_SOURCES),
})
const before = await readFile(file, 'utf8').catch(() => '')
await writeFile(
  file,
  withIds(
    before,
    [...byPath].map(([path, { ids }]) => [path, ids]),
  ),
)
