import { z } from 'zod'
import { parseDocsPath } from '#client/model/docs-path.ts'
import type { OldFragments } from '../resolve-fragment.ts'
import type { YamlSource } from './yaml-source.ts'

export const OLD_FRAGMENTS_FILE = 'data/old-fragments.yaml'

const form = z.record(z.string(), z.record(z.string(), z.string())).nullable()

const FORM = 'Below a page, write "section: names that it had", with spaces between the names.'

/** Reads which sections had which names. A name that leads to two places, and a key that is no page, are problems. */
export function parseOldFragments(source: YamlSource): OldFragments {
  const oldFragments: Record<string, Record<string, string>> = {}
  for (const [path, sections] of Object.entries(source.parse(form, FORM) ?? {})) {
    if (!parseDocsPath(path)) source.report([path], `${path} is no path of a page`, FORM)
    const entries: Record<string, string> = {}
    for (const [section, names] of Object.entries(sections)) {
      for (const name of names.split(/\s+/).filter(Boolean)) {
        if (Object.hasOwn(entries, name))
          source.report([path, section], `${path}#${name} leads to two places`)
        entries[name] = section
      }
    }
    oldFragments[path] = entries
  }
  return oldFragments
}
