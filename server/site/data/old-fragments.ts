import { z } from 'zod'
import { parseDocsPath } from '#client/model/docs-path.ts'
import type { OldFragments } from '../resolve-fragment.ts'
import type { DataFile, Parsed } from './data-files.ts'
import { readYaml } from './yaml-source.ts'

export const OLD_FRAGMENTS_FILE = 'data/old-fragments.yaml'

const form = z.record(z.string(), z.record(z.string(), z.string())).nullable()

const FORM = 'Below a page, write "section: names that it had", with spaces between the names.'

/** Reads which sections had which names. A name that leads to two places, and a key that is no page, are problems. */
export function parseOldFragments({ file, text }: DataFile): Parsed<OldFragments> {
  const source = readYaml(file, text)
  const { value, problems: faults } = source.parse(form, { remedy: FORM })
  const problems = [...faults]
  const oldFragments: Record<string, Record<string, string>> = {}
  for (const [path, sections] of Object.entries(value ?? {})) {
    if (!parseDocsPath(path)) problems.push(source.problemIn([path], `${path} is no path of a page`, FORM))
    const entries: Record<string, string> = {}
    for (const [section, names] of Object.entries(sections)) {
      for (const name of names.split(/\s+/).filter(Boolean)) {
        if (Object.hasOwn(entries, name))
          problems.push(source.problemIn([path, section], `${path}#${name} leads to two places`))
        entries[name] = section
      }
    }
    oldFragments[path] = entries
  }
  return { value: oldFragments, problems }
}
