import { spawn } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { basename, join } from 'node:path'
import { describe } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { temporaryFolder } from '../files/temporary-folder.ts'
import { type Answered, type Asked, ask as send } from '../load/ask.ts'
import { freePort } from '../ports.ts'
import { endWithTest, until } from '../site-process.ts'
import { createCertificate } from './certificate.ts'
import { findProgram } from './debian-programs.ts'
import { type Place, RECIPES, type Recipe, type RecipeName } from './proxy-recipes.ts'

/** The host of the recipes. */
export const PROXY_HOST = 'docs.example'

type ProxyRequest = Omit<Asked, 'agent' | 'path'>

export interface RunningProxy {
  /** Over TLS where the recipe ends it. */
  ask(path: string, request?: ProxyRequest): Promise<Answered>
  /** On the port without TLS. */
  askPlain(path: string, request?: ProxyRequest): Promise<Answered>
  /** All that it has logged. */
  log(): Promise<string>
  stop(): Promise<void>
}

interface Behind {
  readonly replicas: readonly [number, number]
  /** The server of addresses outside the documentation. */
  readonly website: number
  /** Connections that readers hold to the proxy, at most. */
  readonly connections?: number
  /** Replaces the recipes' host. */
  readonly host?: string
  /** More strings in the recipe that this test replaces; each must occur. */
  readonly moved?: Readonly<Record<string, string>>
}

const RECIPE_NAMES = Object.keys(RECIPES) as RecipeName[]

/** Behind the other one, another proxy ends TLS, and routes what is not the documentation. */
export const endsTls = (name: RecipeName): boolean => name !== 'nginx without TLS'

/** A suite for each recipe whose programs this machine has: CI has all of them. */
export function describeRecipes(what: string, suite: (name: RecipeName) => void): void {
  for (const name of RECIPE_NAMES) {
    const missing = findProgram(RECIPES[name].program) === null || findProgram('openssl') === null
    describe.skipIf(missing)(`${what} the real ${name}`, () => suite(name))
  }
}

/** Runs a recipe of build/deploy/proxy as it is, but for addresses, ports and its certificate, until the test ends. */
export async function startProxy(name: RecipeName, behind: Behind): Promise<RunningProxy> {
  const recipe: Recipe = RECIPES[name]
  const program = findProgram(recipe.program)
  if (program === null) throw new Error(`${recipe.program} is not installed`)
  const place: Place = {
    folder: await temporaryFolder(),
    https: await freePort(),
    http: await freePort(),
  }
  const { host = PROXY_HOST } = behind
  const ca = await placeCertificate(place.folder, host)
  const config = await placeFiles(recipe, place, behind)
  const child = spawn(program, recipe.options(config, place), {
    cwd: place.folder,
    env: { ...process.env, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const exited = new Promise((resolve) => child.on('exit', resolve))

  const pool = { keepAlive: true, maxSockets: behind.connections ?? 8 }
  const plain = new HttpAgent(pool)
  const secure = new HttpsAgent({ ...pool, ca, servername: host })
  const asker =
    (origin: string, agent: HttpAgent) =>
    (path: string, { headers, ...options }: ProxyRequest = {}) =>
      send(origin, { ...options, agent, path, headers: { host, ...headers } })
  const askPlain = asker(`http://127.0.0.1:${place.http}`, plain)
  const ask = endsTls(name) ? asker(`https://127.0.0.1:${place.https}`, secure) : askPlain
  const stop = async () => {
    plain.destroy()
    secure.destroy()
    child.kill('SIGTERM')
    await exited
  }
  endWithTest(stop)
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`${name} stopped at its start:\n${output}`)
    return (await ask('/docs/').catch(() => null))?.status === 200
  })
  return {
    ask,
    askPlain,
    log: async () => output + (await logFiles(place.folder)),
    stop,
  }
}

/** A certificate of the recipes' host that signs itself, as the files that the recipes name. */
async function placeCertificate(folder: string, host: string): Promise<string> {
  const { key, cert } = await createCertificate(host)
  await writeFile(join(folder, 'tls.key'), key)
  await writeFile(join(folder, 'tls.crt'), cert)
  await writeFile(join(folder, 'tls.pem'), `${cert}${key}`)
  return cert.toString()
}

/** Writes the recipe's files with this machine's addresses; the path of the first. */
async function placeFiles(recipe: Recipe, place: Place, behind: Behind): Promise<string> {
  const { replicas, website, host = PROXY_HOST } = behind
  const texts = await Promise.all(
    recipe.files.map((file) => readFile(`${ROOT}build/deploy/proxy/${file}`, 'utf8')),
  )
  const moved = {
    ...behind.moved,
    ...recipe.moved(place),
    [PROXY_HOST]: host,
    'docs-1:8080': `127.0.0.1:${replicas[0]}`,
    'docs-2:8080': `127.0.0.1:${replicas[1]}`,
    ...(texts.some((text) => text.includes('website:80')) && { 'website:80': `127.0.0.1:${website}` }),
  }
  for (const text of Object.keys(moved)) {
    if (!texts.some((one) => one.includes(text))) throw new Error(`${recipe.files[0]} has no "${text}"`)
  }
  const paths = recipe.files.map((file) => join(place.folder, basename(file)))
  for (const [index, path] of paths.entries()) {
    const text = Object.entries(moved).reduce(
      (changed, [from, to]) => changed.replaceAll(from, to),
      texts[index] ?? '',
    )
    await writeFile(path, text)
  }
  return paths[0] ?? ''
}

async function logFiles(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('')
}
