import { readFile } from 'node:fs/promises'
import { parsePhrases, phrasesIn } from '#server/site/checks/phrases.ts'
import { formatProblem } from '#server/site/content-error.ts'
import { listSourcePaths } from '../architecture/source-files.ts'
import { ROOT } from '../paths.ts'

const BESIDE_FOLDERS = [
  'README.md',
  'ARCHITECTURE.md',
  'DECISIONS.md',
  'content/README.md',
  'Dockerfile',
  'compose.yaml',
  '.ci/run',
]
/** Test output, and files that quote readers' queries, the phrases or a license. */
const NOT_OURS =
  /^(?:test\/output|test\/(?:http|unit)\/search\/)|(?:content-checks\.test|license-notices)\.ts$/

const SCRIPT = /\.(?:tsx?|m?js|css)$/
const HASH_COMMENTS = /\.(?:ya?ml|sh|conf|cfg|service|toml)$|Dockerfile$|^\.ci\/run$|Caddyfile$/

/** Unidiomatic phrases outside of pages: in README and maps, decisions, comments, messages and interface strings. */
export async function checkProse(): Promise<string[]> {
  const phrases = parsePhrases(await readFile(`${ROOT}build/words/english.txt`, 'utf8'))
  const files = [...BESIDE_FOLDERS, ...(await listSourcePaths())].filter((file) => !NOT_OURS.test(file))
  const problems = await Promise.all(
    files.map(async (file) => {
      const text = proseOf(file, await readFile(ROOT + file, 'utf8'))
      return phrasesIn({ file, text }, phrases)
    }),
  )
  return problems.flat().map(formatProblem)
}

function proseOf(file: string, text: string): string {
  if (SCRIPT.test(file)) return commentsAndMessages(text)
  if (HASH_COMMENTS.test(file)) return keepOnly(text, /(?<=^|\s)#.*/g)
  return file.endsWith('.md') ? text : ''
}

/** In a line: comments, and strings of more than one word. */
const COMMENTS_AND_STRINGS =
  /^\s*\*.*|(?<=^|\s)\/[/*].*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g

/** The prose of a script. Backticks of templates are left out, since they mark code in Markdown. */
export const commentsAndMessages = (source: string): string =>
  keepOnly(source, COMMENTS_AND_STRINGS, (found) =>
    found.includes(' ') ? found.replace(/^`|`$|\$\{[^{}]*\}/g, '') : '',
  )

/** Keeps only the matches of a pattern, each in its line. */
const keepOnly = (text: string, kept: RegExp, proseIn = (found: string) => found): string =>
  text
    .split('\n')
    .map((line) => (line.match(kept) ?? []).map(proseIn).join(' '))
    .join('\n')
