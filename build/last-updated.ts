import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { FOLDERS, ROOT } from './paths.ts'

const FILE = `${FOLDERS.production.client}/last-updated.json`
const CONTENT = 'content/'
const MARK = 'commit '

/** Writes the date of the last change of each page, by its path under content/, once for each commit. */
export async function bakeLastUpdated(repository = ROOT, file = FILE): Promise<void> {
  const head = await git(repository, 'rev-parse', 'HEAD')
  // Outside of a repository, dates that were written inside one stay valid.
  if (head === null) return
  const baked = await readFile(file, 'utf8').catch(() => null)
  if (baked !== null && JSON.parse(baked).commit === head) return
  await writeFile(file, JSON.stringify({ commit: head, dates: await readDates(repository) }))
}

/** A shallow clone has only its newest commit: that date would be wrong for most pages, so pages get none. */
async function readDates(repository: string): Promise<Record<string, string>> {
  if ((await git(repository, 'rev-parse', '--is-shallow-repository')) !== 'false') return {}
  return parseLog((await git(repository, 'log', `--format=${MARK}%cI`, '--name-only', '--', CONTENT)) ?? '')
}

/** The date of the first, and so the newest, commit that names each file. */
function parseLog(log: string): Record<string, string> {
  const dates: Record<string, string> = {}
  let date = ''
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) date = line.slice(MARK.length)
    else if (line.startsWith(CONTENT)) dates[line.slice(CONTENT.length)] ??= date
  }
  return dates
}

async function git(cwd: string, ...words: string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', words, { cwd, maxBuffer: 2 ** 28 })
    return stdout.trim()
  } catch {
    return null
  }
}
