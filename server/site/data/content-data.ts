import { loadImages, type SiteImage } from '../images/load-images.ts'
import type { DataFiles } from './data-files.ts'
import { type KnownIssue, parseKnownIssues } from './known-issues.ts'
import { type NewerAddress, type NewerName, parseNewerAddresses, parseNewerNames } from './newer-names.ts'
import { type ClientLibrary, parseClientLibraries } from './parse-client-libraries.ts'
import { parseReleaseHistory, type ReleaseHistory } from './release-history.ts'
import { RELEASES_FILE } from './releases.ts'
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
export async function loadContentData(root: string, { load, problems }: DataFiles): Promise<ContentData> {
  return {
    images: await loadImages(root, problems),
    settings: await load([SETTINGS_FILE], parseSettings),
    clientLibraries: await load([CLIENT_LIBRARIES_FILE], parseClientLibraries),
    knownIssues: await load([KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE], parseKnownIssues),
    newerNames: await load([NEWER_NAMES_FILE], parseNewerNames),
    newerAddresses: await load([NEWER_ADDRESSES_FILE], parseNewerAddresses),
    releases: await load([RELEASES_FILE], parseReleaseHistory),
  }
}
