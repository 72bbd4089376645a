import type { Incident } from './incident.ts'

export interface Result {
  readonly incident: Incident
  readonly outcome: 'held' | 'failed' | 'skipped'
  /** What was measured, what is wrong, or what the machine lacks. */
  readonly said: string
}

/** How an incident is called on the command line. */
export const slugOf = ({ name }: Pick<Incident, 'name'>): string =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The incidents that the words name, or all. Throws a sentence on a word that names none. */
export function choose(incidents: readonly Incident[], words: readonly string[]): readonly Incident[] {
  if (words.length === 0) return incidents
  return words.map((word) => {
    const found = incidents.find((incident) => slugOf(incident) === word)
    if (found) return found
    throw new Error(`"${word}" is no incident: write one of ${incidents.map(slugOf).join(', ')}`)
  })
}

/** Whether nothing failed; where everything must run, nothing may be skipped either. */
export const allHold = (results: readonly Result[], mustRun: boolean): boolean =>
  results.every(({ outcome }) => outcome === 'held' || (outcome === 'skipped' && !mustRun))

/** As Markdown, so that it can be put where it is read. */
export function formatResults(results: readonly Result[]): string {
  const rows = results.map(({ incident, outcome, said }) => [
    incident.name,
    incident.claim,
    outcome === 'held' ? said : `${outcome === 'failed' ? 'not ok' : 'not run'}: ${said}`,
  ])
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
  return [['Incident', 'What the page says', 'What was seen'], ['---', '---', '---'], ...rows]
    .map(line)
    .join('\n')
}
