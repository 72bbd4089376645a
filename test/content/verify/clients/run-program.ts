import { execFile } from 'node:child_process'

/** How a program ended. */
export interface Outcome {
  /** Null when it was ended for taking too long. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

interface ProgramOptions {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly seconds: number
}

/** Runs shell commands to their end, or to the first that fails. The shell makes way for a single one, which is ended by itself. */
export function runProgram(script: string, { cwd, env, seconds }: ProgramOptions): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: seconds * 1000, maxBuffer: Infinity }
  return new Promise((resolve) => {
    const child = execFile(
      'bash',
      ['-ec', script],
      { ...options, killSignal: 'SIGKILL' },
      (error, stdout, stderr) => resolve({ code: error ? child.exitCode : 0, stdout, stderr }),
    )
    child.stdin?.end()
  })
}
