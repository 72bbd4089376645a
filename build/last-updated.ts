import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { FOLDERS, ROOT } from './paths.ts'

const FILE = `${FOLDERS.production.client}/last-updated.json`
const CONTENT = 'content/'
const MARK = 'commit '
/** Lines that a commit adds and takes away in a file: with fewer, a word was mended. */
const REAL_CHANGE = 3

interface History {
  /** When each file was last really changed, by its path under content/. */
  readonly dates: Record<string, string>
  /** What that change was, in the words of its commit. */
  readonly summaries: Record<string, string>
}

/** Writes the date and the subject of the last real change of each page, once for each commit. */
export async function bakeLastUpdated(repository = ROOT, file = FILE): Promise<void> {
  const head = await git(repository, 'rev-parse', 'HEAD')
  // Outside of a repository, dates that were written inside one stay valid.
  if (head === null) return
  const baked = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  if (baked.commit === head && baked.summaries) return
  await writeFile(file, JSON.stringify({ commit: head, ...(await readHistory(repository)) }))
}

/** A shallow clone has only its newest commit: that date would be wrong for most pages, so pages get none. */
async function readHistory(repository: string): Promise<History> {
  if ((await git(repository, 'rev-parse', '--is-shallow-repository')) !== 'false')
    return { dates: {}, summaries: {} }
  const words = ['log', `--format=${MARK}%cI %s`, '--numstat', '--no-renames', '--', CONTENT]
  return parseLog((await git(repository, ...words)) ?? '')
}

/** The newest commit that really changes a file; the newest at all where none does. */
function parseLog(log: string): History {
  const real: History = { dates: {}, summaries: {} }
  const newest: History = { dates: {}, summaries: {} }
  let date = ''
  let summary = ''
  for (const line of log.split('\n')) {
    if (line.startsWith(MARK)) {
      const at = line.indexOf(' ', MARK.length)
      date = line.slice(MARK.length, at)
      summary = line.slice(at + 1)
      continue
    }
    const [added, removed, path = ''] = line.split('\t')
    if (!path.startsWith(CONTENT)) continue
    const file = path.slice(CONTENT.length)
    const note = (into: History) => {
      if (into.dates[file]) return
      into.dates[file] = date
      into.summaries[file] = summary
    }
    note(newest)
    // A picture has no lines: its numbers are dashes.
    if (!(Number(added) + Number(removed) < REAL_CHANGE)) note(real)
  }
  return {
    dates: { ...newest.dates, ...real.dates },
    summaries: { ...newest.summaries, ...real.summaries },
  }
}

async function git(cwd: string, ...words: string[]): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', words, { cwd, maxBuffer: 2 ** 28 })
    return stdout.trim()
  } catch {
    return null
  }
}
