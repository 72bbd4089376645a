import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PageFacts } from '../samples/collect-samples.ts'
import type { Coverage } from './coverage.ts'
import { type Exceptions, reasonFor } from './exceptions.ts'

const READER = fileURLToPath(new URL('ServerTexts.java', import.meta.url))
const MOST_BYTES = 64 * 1024 * 1024
/** Pages about the server itself: elsewhere the tables quote drivers and other programs too. */
const ABOUT_SERVER = /^docs\/(?:concept|operations|reference)\//
/** Messages are put together from pieces and values; a piece that is as long as this is no chance. */
const LEAST_PIECE = 8
/** Of a short message half is enough, and never less than this. */
const SHORTEST_PIECE = 5

/** Every text in the classes of the server. */
export async function serverStrings(jar: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('java', [READER, jar], { maxBuffer: MOST_BYTES })
  return stdout.split('\n')
}

/** Error messages that tables quote, of which the server has at least a piece. */
export function coverErrors(
  pages: readonly PageFacts[],
  texts: readonly string[],
  exceptions: Exceptions,
): Coverage {
  const isSaid = createFinder(texts)
  const quoted = pages
    .filter(({ file }) => ABOUT_SERVER.test(file))
    .flatMap(({ file, errorTexts }) => errorTexts.map(({ text, line }) => ({ file, line, text })))
  const missing = quoted.filter(({ text }) => !isSaid(text) && reasonFor(text, exceptions) === null)
  const names = new Set(quoted.map(({ text }) => text))
  const wrong = Object.keys(exceptions.names).flatMap((name) =>
    names.has(name) ? [] : [`not-documented.yaml: no page quotes "${name}": remove it`],
  )
  return {
    part: quoted.length - missing.length,
    whole: quoted.length,
    missing: missing.map(({ file, line, text }) => `content/${file}:${line} "${text}"`),
    wrong,
  }
}

/**
 * Checks whether the server's strings contain a piece of a message, or of the parts that a page leaves beside "...": at least
 * eight letters, or half of a short message.
 */
function createFinder(texts: readonly string[]): (message: string) => boolean {
  const all = texts.join('\n')
  const pieces = texts.map((text) => text.trim()).filter((text) => text.length >= SHORTEST_PIECE)
  return (message) => {
    const least = Math.min(LEAST_PIECE, message.length / 2)
    const left = message.split('...').map((part) => part.trim())
    return (
      left.some((part) => part.length >= LEAST_PIECE && all.includes(part)) ||
      pieces.some((piece) => piece.length >= least && message.includes(piece))
    )
  }
}
