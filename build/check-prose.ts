import { readFile } from 'node:fs/promises'
import { parseEnglish, unidiomaticIn } from '#server/site/checks/english.ts'
import { formatProblem } from '#server/site/content-error.ts'
import { listSourcePaths } from './architecture/source-files.ts'
import { ROOT } from './paths.ts'

const BESIDE_FOLDERS = ['README.md', 'DECISIONS.md', 'Dockerfile', 'compose.yaml', '.ci/run']
/** Test output, files that quote readers' queries, and files that quote the phrases. */
const NOT_OURS = /^(?:test\/output|test\/search\/)|content-checks\.test\.ts$/

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
      return unidiomaticIn({ file, text: words(await readFile(ROOT + file, 'utf8')) }, phrases)
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

/** Comments, and strings of more than one word. */
export const commentsAndMessages = (text: string): string =>
  keepOnly(text, /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|'(?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*'/gm)

function keepOnly(text: string, kept: RegExp): string {
  let words = ''
  let end = 0
  for (const { 0: found, index } of text.matchAll(kept)) {
    words += blank(text.slice(end, index)) + found
    end = index + found.length
  }
  return words + blank(text.slice(end))
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ')
