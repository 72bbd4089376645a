/** Runs an installer or a compiler; throws what it said when it fails. */
export type Tool = (command: readonly string[], cwd: string) => Promise<void>
