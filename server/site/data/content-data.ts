import { type KeyedCache, parseList, parseRecord } from '#server/cache/keyed-cache.ts'
import type { ContentProblem } from '../content-error.ts'
import { loadImages, type SiteImage } from '../images/load-images.ts'
import { readOptional } from '../read-content.ts'
import type { DataList } from './data-list.ts'
import { type KnownIssue, parseKnownIssues } from './known-issues.ts'
import { type NewerAddress, type NewerName, parseNewerAddresses, parseNewerNames } from './newer-names.ts'
import { type ClientLibrary, parseClientLibraries } from './parse-client-libraries.ts'
import { createReleaseHistory, type ReleaseHistory } from './release-history.ts'
import { parseReleases, RELEASES_FILE, type ReleaseData } from './releases.ts'
import { parseSettings, type Setting } from './settings.ts'

/** Data that pages show besides their own words. */
export interface ContentData {
  readonly images: ReadonlyMap<string, SiteImage>
  readonly settings: readonly Setting[]
  readonly clientLibraries: readonly ClientLibrary[]
  readonly knownIssues: readonly KnownIssue[]
  readonly newerNames: readonly NewerName[]
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
  cache: KeyedCache,
): Promise<{ data: ContentData; problems: readonly ContentProblem[] }> {
  const read = async (file: string) => (await readOptional(root, file)) ?? ''
  const { images, problems } = await loadImages(root)
  const settingsYaml = await read(SETTINGS_FILE)
  const settings = await readList(cache, settingsYaml, () => parseSettings(SETTINGS_FILE, settingsYaml))
  const texts = { file: KNOWN_ISSUES_FILE, yaml: await read(KNOWN_ISSUES_FILE) }
  const measured = { file: MEASURED_ISSUES_FILE, yaml: await read(MEASURED_ISSUES_FILE) }
  const issues = await readList(cache, texts.yaml + measured.yaml, () => parseKnownIssues(texts, measured))
  const librariesYaml = await read(CLIENT_LIBRARIES_FILE)
  const libraries = await readList(cache, librariesYaml, () =>
    parseClientLibraries(CLIENT_LIBRARIES_FILE, librariesYaml),
  )
  const namesYaml = await read(NEWER_NAMES_FILE)
  const names = await readList(cache, namesYaml, () => parseNewerNames(NEWER_NAMES_FILE, namesYaml))
  const addressesYaml = await read(NEWER_ADDRESSES_FILE)
  const addresses = await readList(cache, addressesYaml, () =>
    parseNewerAddresses(NEWER_ADDRESSES_FILE, addressesYaml),
  )
  return {
    data: {
      images,
      settings: settings.items,
      clientLibraries: libraries.items,
      knownIssues: issues.items,
      newerNames: names.items,
      newerAddresses: addresses.items,
      releases: await readReleases(root, cache),
    },
    problems: [
      ...problems,
      ...settings.problems,
      ...libraries.problems,
      ...issues.problems,
      ...names.problems,
      ...addresses.problems,
    ],
  }
}

/** Parsing 488 settings with their lines takes 0.2 s, so a list without problems is cached. */
async function readList<Item>(
  cache: KeyedCache,
  source: string,
  parse: () => DataList<Item>,
): Promise<DataList<Item>> {
  const kept = await cache.get(source, parseList<Item>)
  if (kept) return { items: kept, problems: [] }
  const list = parse()
  if (list.problems.length === 0) await cache.set(source, list.items)
  return list
}

/** Validating the measurements takes 25 ms, so a valid file is cached. */
async function readReleases(root: string, cache: KeyedCache): Promise<ReleaseHistory | null> {
  const json = await readOptional(root, RELEASES_FILE)
  if (json === null) return null
  const kept = await cache.get(json, parseRecord<ReleaseData>('keywords', 'types', 'operators', 'forms'))
  if (kept) return createReleaseHistory(kept)
  const data = parseReleases(json)
  await cache.set(json, data)
  return createReleaseHistory(data)
}
