import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { temporaryFolder } from '#test/support/files/temporary-folder.ts'

const run = promisify(execFile)
const READER = fileURLToPath(new URL('ServerDefaults.java', import.meta.url))

/** Settings of a release's own tests. */
export const INTERNAL = /^debug\./

/** Every setting that the classes of a release read, with the default that they pass; null where they pass none. */
export async function serverDefaults(jar: string): Promise<Map<string, string | null>> {
  const folder = await temporaryFolder()
  try {
    const reader = join(folder, 'ServerDefaults.java')
    await writeFile(reader, await sourceFor(jar))
    const { stdout } = await run('java', [...JAVA_OPTIONS, '--class-path', jar, reader, join(folder, 'root')])
    return parseDefaults(stdout, join(folder, 'root'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Defaults that follow the processors are those of two. */
export const JAVA_OPTIONS = ['-XX:ActiveProcessorCount=2']

/** Releases before 7.3.5 call the type of a key ConfigProperty. */
async function sourceFor(jar: string): Promise<string> {
  const source = await readFile(READER, 'utf8')
  const { stdout } = await run('jar', ['--list', '--file', jar], { maxBuffer: 16 * 1024 * 1024 })
  return stdout.includes('io/questdb/ConfigPropertyKey.class')
    ? source
    : source.replaceAll('ConfigPropertyKey', 'ConfigProperty')
}

/** Settings in the server.conf of a new installation; its comments show examples, not always defaults. */
export async function shippedSettings(jar: string): Promise<Map<string, string>> {
  const { stdout } = await run('unzip', ['-p', jar, 'io/questdb/site/conf/server.conf'])
  return parseConf(stdout)
}

export function parseConf(text: string): Map<string, string> {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [, key, value = ''] = /^\s*([A-Za-z][\w.-]*)\s*=\s*(.*?)\s*$/.exec(line) ?? []
    return key ? [[key, value] as const] : []
  })
  return new Map(lines)
}

/** Parses lines of a key, or of a key, a tab and a value; log lines of the server are mixed in, and contain spaces. */
export function parseDefaults(text: string, root: string): Map<string, string | null> {
  const lines = text.split('\n').flatMap((line) => {
    const [, key, tab, value = ''] = /^([A-Za-z][A-Za-z0-9._-]*)(?:(\t)(.*))?$/.exec(line) ?? []
    return key ? [[key, tab ? value.replaceAll(root, '<root>') : null] as const] : []
  })
  return new Map(lines)
}
