import type { DocumentAssets } from '#client/model/site-data.ts'

/** Addresses of the browser's files, written by the build. */
export type ClientManifest = DocumentAssets
