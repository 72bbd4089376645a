/** Addresses of the browser's files, written by the build. */
export interface ClientManifest {
  readonly script: string
  readonly styles: string
  /** Runs before the first paint of pages with tabs. */
  readonly boot: string
  /** The components of pages that have some. */
  readonly interactive: string
  /** Scripts that the entry imports. */
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}
