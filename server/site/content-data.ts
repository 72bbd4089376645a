import type { JsonCache } from '../json-cache.ts'
import { type ClientLibrary, parseClientLibraries } from './client-libraries.ts'
import type { ContentProblem } from './content-error.ts'
import type { DataList } from './data-list.ts'
import { loadImages, type SiteImage } from './images/load-images.ts'
import { readText } from './read-content.ts'
import { parseSettings, type Setting } from './settings.ts'

/** What pages show besides their own words. */
export interface ContentData {
  readonly images: ReadonlyMap<string, SiteImage>
  readonly settings: readonly Setting[]
  readonly clientLibraries: readonly ClientLibrary[]
}

export const NO_CONTENT_DATA: ContentData = { images: new Map(), settings: [], clientLibraries: [] }

export const SETTINGS_FILE = 'data/configuration.yaml'
export const CLIENT_LIBRARIES_FILE = 'data/client-libraries.yaml'

/** Reads the pictures and the data files; a file that is not there is empty. */
export async function loadContentData(
  root: string,
  cache: JsonCache,
): Promise<{ data: ContentData; problems: readonly ContentProblem[] }> {
  const read = (file: string) => readText(root, file).catch(() => '')
  const { images, problems } = await loadImages(root)
  const settings = await readSettings(await read(SETTINGS_FILE), cache)
  const libraries = parseClientLibraries(CLIENT_LIBRARIES_FILE, await read(CLIENT_LIBRARIES_FILE))
  return {
    data: { images, settings: settings.items, clientLibraries: libraries.items },
    problems: [...problems, ...settings.problems, ...libraries.problems],
  }
}

/** To parse 488 settings with their lines takes 0.2 s; a list that had no problem is kept. */
async function readSettings(source: string, cache: JsonCache): Promise<DataList<Setting>> {
  const kept = await cache.get(source)
  if (Array.isArray(kept)) return { items: kept, problems: [] }
  const settings = parseSettings(SETTINGS_FILE, source)
  if (settings.problems.length === 0) await cache.set(source, settings.items)
  return settings
}
