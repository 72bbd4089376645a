import { hashOf } from '../cache/hash.ts'
import { assemblePages } from './assemble-pages.ts'
import { findFaults, findWarnings } from './checks/index.ts'
import { ContentErrors } from './content-error.ts'
import { type ContentOptions, loadContent } from './load-content.ts'
import type { Site } from './site.ts'

export interface LoadOptions extends ContentOptions {
  /** Identifies what else decides what a page looks like, such as the browser's bundle. */
  readonly buildSeed: string
  /** When each file was last changed, where it is known. */
  readonly lastUpdated?: Readonly<Record<string, string>>
}

/** Reads, compiles and checks the whole content folder. Throws ContentErrors with every problem found. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const content = await loadContent(options)
  const {
    config,
    byPath,
    navigation,
    redirects,
    oldFragments,
    release,
    releases,
    knownIssues,
    images,
    synonyms,
    planned,
    libraries,
  } = content
  const faults = [...content.problems, ...findFaults(content)]
  if (faults.length > 0 || !config) throw new ContentErrors(faults)

  const lastUpdated = options.lastUpdated ?? {}
  const bytes = JSON.stringify([...byPath.values(), navigation, config, libraries])
  return Object.freeze({
    build: hashOf([options.buildSeed, options.fingerprint, bytes]),
    config,
    pages: assemblePages(byPath, navigation, { config, images, lastUpdated, libraries }),
    navigation,
    release,
    releases,
    knownIssues,
    redirects,
    oldFragments,
    images,
    synonyms,
    warnings: findWarnings(content),
    planned,
  })
}
