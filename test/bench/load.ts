import { spawn, spawnSync } from 'node:child_process'

export interface Load {
  readonly requests: number
  readonly requestsPerSecond: number
  readonly p99Ms: number
}

export const has = (command: string): boolean => spawnSync('which', [command]).status === 0

/** Asks one address over 64 connections, from the second processor. */
export async function load(
  url: string,
  seconds: number,
  headers: readonly string[] = ['Accept-Encoding: gzip'],
): Promise<Load> {
  const options = [
    '-t1',
    '-c64',
    `-d${seconds}s`,
    '--latency',
    ...headers.flatMap((header) => ['-H', header]),
  ]
  const wrk = spawn('taskset', ['-c', '1', 'wrk', ...options, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  wrk.stdout.setEncoding('utf8').on('data', (text) => (output += text))
  await new Promise((resolve) => wrk.on('close', resolve))
  const [, value = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? []
  return {
    requests: Number(/(\d+) requests in/.exec(output)?.[1] ?? Number.NaN),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? Number.NaN),
    p99Ms: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'ms'],
  }
}
