import { type ClientLibrary, parseClientLibraries } from './client-libraries.ts'
import type { ContentProblem } from './content-error.ts'
import { loadImages, type SiteImage } from './images/load-images.ts'
import { keptList, type ListCache } from './kept-list.ts'
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
  cache: ListCache,
): Promise<{ data: ContentData; problems: readonly ContentProblem[] }> {
  const read = (file: string) => readText(root, file).catch(() => '')
  const { images, problems } = await loadImages(root)
  const source = await read(SETTINGS_FILE)
  const settings = await keptList(cache, source, () => parseSettings(SETTINGS_FILE, source))
  const libraries = parseClientLibraries(CLIENT_LIBRARIES_FILE, await read(CLIENT_LIBRARIES_FILE))
  return {
    data: { images, settings: settings.items, clientLibraries: libraries.items },
    problems: [...problems, ...settings.problems, ...libraries.problems],
  }
}
