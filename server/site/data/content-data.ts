import type { ParseOnce } from '#server/cache/parse-once.ts'
import type { ContentProblem } from '../content-error.ts'
import { loadImages, type SiteImage } from '../images/load-images.ts'
import { readOptional } from '../read-content.ts'
import type { DataList } from './data-list.ts'
import { type KnownIssue, parseKnownIssues } from './known-issues.ts'
import { type NewerAddress, type NewerName, parseNewerAddresses, parseNewerNames } from './newer-names.ts'
import { type ClientLibrary, parseClientLibraries } from './parse-client-libraries.ts'
import { createReleaseHistory, type ReleaseHistory } from './release-history.ts'
import { parseReleases, RELEASES_FILE } from './releases.ts'
import { parseSettings, type Setting } from './settings.ts'

/** Data that pages show besides their own words. */
export interface ContentData {
  /** By their path in the content folder. */
  readonly images: ReadonlyMap<string, SiteImage>
  readonly settings: readonly Setting[]
  readonly clientLibraries: readonly ClientLibrary[]
  readonly knownIssues: readonly KnownIssue[]
  /** Names that readers bring from newer releases and other systems. */
  readonly newerNames: readonly NewerName[]
  /** Pages that answer addresses of later documentation. */
  readonly newerAddresses: readonly NewerAddress[]
  /** Measurements across releases; null if the content folder has none. */
  readonly releases: ReleaseHistory | null
}

export const NO_CONTENT_DATA: ContentData = {
  images: new Map(),
  settings: [],
  clientLibraries: [],
  knownIssues: [],
  newerNames: [],
  newerAddresses: [],
  releases: null,
}

export const SETTINGS_FILE = 'data/configuration.yaml'
export const CLIENT_LIBRARIES_FILE = 'data/client-libraries.yaml'
export const KNOWN_ISSUES_FILE = 'data/known-issues.yaml'
export const MEASURED_ISSUES_FILE = 'data/known-issues.measured.yaml'
export const NEWER_NAMES_FILE = 'data/newer-names.yaml'
export const NEWER_ADDRESSES_FILE = 'data/newer-addresses.yaml'

/** Reads images and data files; a missing file counts as empty. */
export async function loadContentData(
  root: string,
  parseOnce: ParseOnce,
): Promise<{ data: ContentData; problems: readonly ContentProblem[] }> {
  const read = async (file: string) => (await readOptional(root, file)) ?? ''
  const list = async <Item>(file: string, parse: (file: string, yaml: string) => DataList<Item>) =>
    parseOnce(file, await read(file), (yaml) => parse(file, yaml))
  const { images, problems } = await loadImages(root)
  const settings = await list(SETTINGS_FILE, parseSettings)
  const libraries = await list(CLIENT_LIBRARIES_FILE, parseClientLibraries)
  const measured = { file: MEASURED_ISSUES_FILE, yaml: await read(MEASURED_ISSUES_FILE) }
  const texts = { file: KNOWN_ISSUES_FILE, yaml: await read(KNOWN_ISSUES_FILE) }
  const issues = await parseOnce(KNOWN_ISSUES_FILE, texts.yaml + measured.yaml, () =>
    parseKnownIssues(texts, measured),
  )
  const names = await list(NEWER_NAMES_FILE, parseNewerNames)
  const addresses = await list(NEWER_ADDRESSES_FILE, parseNewerAddresses)
  const releases = await readOptional(root, RELEASES_FILE)
  return {
    data: {
      images,
      settings: settings.items,
      clientLibraries: libraries.items,
      knownIssues: issues.items,
      newerNames: names.items,
      newerAddresses: addresses.items,
      releases:
        releases === null
          ? null
          : createReleaseHistory((await parseOnce(RELEASES_FILE, releases, parseWhole)).data),
    },
    problems: [
      problems,
      ...[settings, libraries, issues, names, addresses].map((one) => one.problems),
    ].flat(),
  }
}

/** Throws ContentErrors if anything is wrong with the measurements. */
const parseWhole = (json: string) => ({ data: parseReleases(json), problems: [] })
