import { execFile } from 'node:child_process'

/** How a program ended. */
export interface Outcome {
  /** Null when it was ended for taking too long. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface ProgramOptions {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  readonly seconds: number
}

/** Runs a program to its end. A missing program ends with 127, as in a shell. */
export function runProgram(
  [command = '', ...args]: readonly string[],
  { cwd, env, seconds }: ProgramOptions,
): Promise<Outcome> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: seconds * 1000, maxBuffer: Infinity }
  return new Promise((resolve) => {
    const child = execFile(command, args, { ...options, killSignal: 'SIGKILL' }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') return resolve({ code: 127, stdout, stderr: error.message })
      resolve({ code: error ? child.exitCode : 0, stdout, stderr })
    })
    child.stdin?.end()
  })
}
