import type { ReleaseData } from '#server/site/data/releases.ts'

/** The data file: one record a line, so that a difference reads like a list of what changed. */
export function writeReleaseData(data: ReleaseData): string {
  const sections = [
    `"asked": ${JSON.stringify(data.asked)}`,
    `"measured": ${list(data.measured, 1)}`,
    `"functions": ${record(data.functions)}`,
    `"settings": ${record(data.settings)}`,
    `"keywords": ${list(data.keywords, 1)}`,
    `"types": ${list(data.types, 1)}`,
    `"operators": ${list(data.operators, 1)}`,
    `"forms": ${record(data.forms, (groups) => list(groups, 2))}`,
  ]
  return `{\n  ${sections.join(',\n  ')}\n}\n`
}

const list = (members: readonly unknown[], depth: number): string => {
  const indent = '  '.repeat(depth)
  return `[\n${members.map((member) => `${indent}  ${JSON.stringify(member)}`).join(',\n')}\n${indent}]`
}

const record = <Member>(
  members: Readonly<Record<string, Member>>,
  write: (member: Member) => string = JSON.stringify,
): string =>
  `{\n${Object.entries(members)
    .map(([name, member]) => `    ${JSON.stringify(name)}: ${write(member)}`)
    .join(',\n')}\n  }`
