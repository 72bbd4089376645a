import type { Scene } from './scene/scene.ts'

/** Something that happens to a server, and a page that says what to do about it. */
export interface Incident {
  /** What has happened, in a few words: its name in the table and, in lower case with hyphens, on the command line. */
  readonly name: string
  /** The page below /docs/ and the heading whose steps are followed. */
  readonly page: string
  readonly heading: string
  /** What the page says is kept and lost. */
  readonly claim: string
  /** What the machine must allow; without it the incident is skipped, and the reason is printed. */
  readonly needs?: (folder: string) => Promise<string | null>
  /** Brings it about, follows the page, and checks what it says; returns what was measured. */
  run(scene: Scene): Promise<string>
}
