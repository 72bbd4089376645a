import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { FOLDERS, ROOT } from './paths.ts'

const FILE = `${FOLDERS.production.client}/last-updated.json`
const CONTENT = 'content/'
const MARK = 'commit '
/** Lines that a commit adds and takes away in a file: with fewer, a word was mended. */
const REAL_CHANGE = 3

/** Writes the date of the last real change of each page, once for each commit. */
export async function bakeLastUpdated(repository = ROOT, file = FILE): Promise<void> {
  const head = await git(repository, 'rev-parse', 'HEAD')
  // Outside of a repository, dates that were written inside one stay valid.
  if (head === null) return
  const baked = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  if (baked.commit === head) return
  await writeFile(file, JSON.stringify({ commit: head, dates: await readDates(repository) }))
}

/** A shallow clone has only its newest commit: that date would be wrong for most pages, so pages get none. */
async function readDates(repository: string): Promise<Record<string, string>> {
  if ((await git(repository, 'rev-parse', '--is-shallow-repository')) !== 'false') return {}
  const words = ['log', `--format=${MARK}%cI`, '--numstat', '--no-renames', '--', CONTENT]
  return parseLog((await git(repository, ...words)) ?? '')
}

/** The date of the newest commit that really changes a file; of the newest at all where none does. */
function parseLog(log: string): Record<string, string> {
  const real: Record<string, string> = {}
  const newest: Record<string, string> = {}
  let date = ''
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) date = line.slice(MARK.length)
    const [added, removed, path = ''] = line.split('\t')
    if (!path.startsWith(CONTENT)) continue
    const file = path.slice(CONTENT.length)
    newest[file] ??= date
    // A picture has no lines: its numbers are dashes.
    if (!(Number(added) + Number(removed) < REAL_CHANGE)) real[file] ??= date
  }
  return { ...newest, ...real }
}

async function git(cwd: string, ...words: string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', words, { cwd, maxBuffer: 2 ** 28 })
    return stdout.trim()
  } catch {
    return null
  }
}
