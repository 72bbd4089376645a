import { docsPath } from '#client/model/docs-path.ts'
import { PAGE_CHANGES } from '#client/model/named-pages.ts'
import { hashOf } from '../cache/hash.ts'
import { assemblePages } from './assemble-pages.ts'
import { findFaults, findWarnings } from './checks/index.ts'
import type { ContentOptions } from './compile-pages.ts'
import { ContentErrors } from './content-error.ts'
import { loadContent } from './load-content.ts'
import { parseChanges } from './page-changes.ts'
import type { FileDates, Site } from './site.ts'

export interface LoadOptions extends ContentOptions {
  /** Identifies everything else that affects a page, such as the browser's bundle. */
  readonly buildSeed: string
  /** When each file was last changed, if known. */
  readonly dates?: FileDates
}

/** Reads, compiles and checks the whole content folder. Throws ContentErrors with every problem found. */
export async function loadSite(options: LoadOptions): Promise<Site> {
  const content = await loadContent(options)
  const {
    pages: _all,
    excluded: _,
    siteReferences: _links,
    problems,
    config,
    version,
    byPath,
    ...records
  } = content
  const faults = [...problems, ...findFaults(content)]
  if (faults.length > 0) throw new ContentErrors(faults)
  const around = JSON.stringify([records.navigation, config, records.clientLibraries])
  return Object.freeze({
    ...records,
    config,
    build: hashOf([options.buildSeed, version, around]),
    pages: assemblePages(byPath, { ...records, config, dates: options.dates ?? {} }),
    changes: parseChanges(byPath.get(docsPath(PAGE_CHANGES.page))),
    warnings: findWarnings(content),
  })
}
