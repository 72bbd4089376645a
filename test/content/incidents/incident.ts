import type { PageSection } from './scene/page-section.ts'
import type { Scene } from './scene/scene.ts'

/** Something that happens to a server, and a page that says what to do about it. */
export interface Incident {
  /** The incident in a few words: its name in the table and, in lower case with hyphens, on the command line. */
  readonly name: string
  /** The page below /docs/, and the heading whose steps are followed; by default of the page on recovery. */
  readonly page?: string
  readonly heading: string
  /** The page's claims about what is kept and lost. */
  readonly claim: string
  /** Brings it about, follows the page, and checks what it says; returns what was measured. */
  run(scene: Scene, section: PageSection): Promise<string>
}

/** An incident; a file of cases/ has it as its default export. */
export const defineIncident = (incident: Incident): Incident => incident
