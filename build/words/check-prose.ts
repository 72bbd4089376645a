import { readFile } from 'node:fs/promises'
import { parseEnglish, phrasesIn } from '#server/site/checks/phrases.ts'
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
  const phrases = parseEnglish(await readFile(`${ROOT}build/words/english.txt`, 'utf8'))
  const files = [...BESIDE_FOLDERS, ...(await listSourcePaths())].filter((file) => !NOT_OURS.test(file))
  const problems = await Promise.all(
    files.map(async (file) => {
      const words = proseIn(file)
      if (!words) return []
      return phrasesIn({ file, text: words(await readFile(ROOT + file, 'utf8')) }, phrases)
    }),
  )
  return problems.flat().map(formatProblem)
}

/** A function that blanks out everything but the prose of such a file and keeps every line in its place. */
function proseIn(file: string): ((text: string) => string) | null {
  if (file.endsWith('.md')) return (text) => text
  if (SCRIPT.test(file)) return commentsAndMessages
  return HASH_COMMENTS.test(file) ? (text) => keepOnly(text, /(?<=^|\s)#.*/gm) : null
}

/** Strings are matched whole, so that the space between two of them is not taken for a third. */
const COMMENTS_AND_STRINGS =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm

/** A value in a template. */
const EXPRESSION = /\$\{[^{}]*\}/g

/** Comments, and strings of more than one word. Backticks of templates are blanked, since they mark code in Markdown. */
export const commentsAndMessages = (text: string): string =>
  keepOnly(text, COMMENTS_AND_STRINGS, (found) => {
    if (!found.startsWith('/') && !found.includes(' ')) return blank(found)
    return found.startsWith('`') ? ` ${found.slice(1, -1).replace(EXPRESSION, blank)} ` : found
  })

function keepOnly(text: string, kept: RegExp, proseOf = (found: string) => found): string {
  let words = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(kept)) {
    words += blank(text.slice(end, index)) + proseOf(found)
    end = index + found.length
  }
  return words + blank(text.slice(end))
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
