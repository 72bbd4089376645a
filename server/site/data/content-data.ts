import { loadImages } from '../images/load-images.ts'
import type { DataFiles } from './data-files.ts'
import { parseKnownIssues } from './known-issues.ts'
import { parseNewerAddresses, parseNewerNames } from './newer-names.ts'
import { parseClientLibraries } from './parse-client-libraries.ts'
import { parseReleaseHistory } from './release-history.ts'
import { RELEASES_FILE } from './releases.ts'
import { parseSettings } from './settings.ts'

export const SETTINGS_FILE = 'data/configuration.yaml'
export const CLIENT_LIBRARIES_FILE = 'data/client-libraries.yaml'
export const KNOWN_ISSUES_FILE = 'data/known-issues.yaml'
export const MEASURED_ISSUES_FILE = 'data/known-issues.measured.yaml'
export const NEWER_NAMES_FILE = 'data/newer-names.yaml'
export const NEWER_ADDRESSES_FILE = 'data/newer-addresses.yaml'

/** Data that pages show besides their own words. */
export type ContentData = Awaited<ReturnType<typeof loadContentData>>

/** Reads images and data files; a missing file counts as empty. */
export const loadContentData = async (root: string, { load, problems }: DataFiles) => ({
  /** By their path in the content folder. */
  images: await loadImages(root, problems),
  settings: await load([SETTINGS_FILE], parseSettings),
  clientLibraries: await load([CLIENT_LIBRARIES_FILE], parseClientLibraries),
  knownIssues: await load([KNOWN_ISSUES_FILE, MEASURED_ISSUES_FILE], parseKnownIssues),
  /** Names that readers bring from newer releases and other systems. */
  newerNames: await load([NEWER_NAMES_FILE], parseNewerNames),
  /** Pages that answer addresses of later documentation. */
  newerAddresses: await load([NEWER_ADDRESSES_FILE], parseNewerAddresses),
  /** Measurements across releases; null if the content folder has none. */
  releases: await load([RELEASES_FILE], parseReleaseHistory),
})
