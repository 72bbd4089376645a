import { readFile, writeFile } from 'node:fs/promises'
import { ROOT } from '#build/paths.ts'
import { parseReleases, RELEASES_FILE, type ReleaseData } from '#server/site/data/releases.ts'
import { YamlSource } from '#server/site/data/yaml-source.ts'

const DATA_FILE = `${ROOT}content/${RELEASES_FILE}`

/** The releases that were measured, oldest first. */
export const readReleaseData = async (): Promise<ReleaseData> =>
  parseReleases(new YamlSource(RELEASES_FILE, await readFile(DATA_FILE, 'utf8')))

export const writeReleaseData = (data: ReleaseData): Promise<void> =>
  writeFile(DATA_FILE, formatReleaseData(data))

/** The data file: one record a line, so that a difference reads like a list of what changed. */
export function formatReleaseData(data: ReleaseData): string {
  const sections = Object.entries(data).map(
    ([name, section]) => `  "${name}": ${format(section, name === 'forms' ? 2 : 1, '  ')}`,
  )
  return `{\n${sections.join(',\n')}\n}\n`
}

/** As JSON, with lines of their own for the members of the outermost so many levels. */
function format(value: unknown, levels: number, indent: string): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = Object.entries(value).map(([name, member]) => {
    const key = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `
    return `${indent}  ${key}${format(member, levels - 1, `${indent}  `)}`
  })
  return `${open}\n${members.join(',\n')}\n${indent}${close}`
}
