import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Programs that some tests run as they are, by the Debian package that has them, and what is not tested without one. */
const PROGRAMS = {
  nginx: { package: 'nginx', tests: "nginx's recipe, restarts behind nginx" },
  haproxy: { package: 'haproxy', tests: "HAProxy's recipe, restarts behind HAProxy" },
  caddy: { package: 'caddy', tests: "Caddy's recipe" },
  apache2: { package: 'apache2', tests: "Apache's recipe" },
  promtool: { package: 'prometheus', tests: 'the alert rules' },
  'systemd-analyze': { package: 'systemd', tests: 'the unit for systemd' },
  curl: { package: 'curl', tests: 'how a unit waits for its start' },
  openssl: { package: 'openssl', tests: 'proxies that end TLS' },
} as const

export type Program = keyof typeof PROGRAMS

/** Servers are where an ordinary user's PATH does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin']

/** The path of a program; null when this machine has none. */
export function findProgram(name: Program): string | null {
  const path = FOLDERS.map((folder) => join(folder, name)).find(isExecutable)
  return path ?? null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Names what is not tested on this machine, and why; null if everything is. */
export function describeMissing(find = findProgram): string | null {
  const missing = (Object.keys(PROGRAMS) as Program[]).filter((name) => find(name) === null)
  if (missing.length === 0) return null
  return [
    'Not tested, because programs are missing:',
    ...missing.map((name) => `  ${name}: ${PROGRAMS[name].tests}`),
    `Debian and Ubuntu: apt-get install ${missing.map((name) => PROGRAMS[name].package).join(' ')}`,
  ].join('\n')
}
