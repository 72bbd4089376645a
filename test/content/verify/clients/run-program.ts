import { spawn } from 'node:child_process'

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

const RUNNING = new Set<() => void>()
process.once('exit', () => {
  for (const kill of RUNNING) kill()
})

/** Runs a program to its end. A missing program ends with 127, as in a shell. */
export function runProgram(
  [command = '', ...args]: readonly string[],
  options: ProgramOptions,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const kill = () => child.kill('SIGKILL')
    RUNNING.add(kill)
    const timer = setTimeout(kill, options.seconds * 1000)
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    const finish = (outcome: Outcome) => {
      clearTimeout(timer)
      RUNNING.delete(kill)
      resolve(outcome)
    }
    child.on('error', (error) => finish({ code: 127, stdout, stderr: error.message }))
    child.on('close', (code) => finish({ code, stdout, stderr }))
  })
}
