import type { Incident } from './incident.ts'

export interface Result {
  readonly incident: Incident
  readonly isHeld: boolean
  /** The measurement, or the failure. */
  readonly said: string
}

/** How an incident is called on the command line. */
export const slugOf = ({ name }: Pick<Incident, 'name'>): string =>
  name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** The incidents whose names have one of the words, or all. Throws a sentence on a word that no name has. */
export function choose(incidents: readonly Incident[], words: readonly string[]): readonly Incident[] {
  const unknown = words.find((word) => !incidents.some((incident) => slugOf(incident).includes(word)))
  if (unknown !== undefined)
    throw new Error(`"${unknown}" is no incident: write a part of ${incidents.map(slugOf).join(', ')}`)
  return incidents.filter(
    (incident) => words.length === 0 || words.some((word) => slugOf(incident).includes(word)),
  )
}

/** As Markdown, so that it can be put where it is read. */
export function formatResults(results: readonly Result[]): string {
  const rows = results.map(({ incident: { name, claim }, isHeld, said }) => {
    const seen = isHeld ? said : `not ok: ${said.split('\n')[0]}`
    return `| ${[name, claim, seen].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return ['| Incident | What the page says | What was seen |', '|---|---|---|', ...rows].join('\n')
}
