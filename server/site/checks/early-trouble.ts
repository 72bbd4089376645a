import type { ContentProblem } from '../content-error.ts'
import { isOfKind, type PageKinds } from '../data/page-kinds.ts'
import { pathOfFile } from '../page-path.ts'
import { fencesIn, lineAt, type WrittenText, withoutFences } from './fences.ts'

const TROUBLE =
  /^(?:when something goes wrong|what goes wrong|what does not work|(?:common |frequent )?(?:errors?|error messages|problems|pitfalls|traps)|troubleshooting|known (?:issues|limitations)|limits|limitations|restrictions|caveats|wrong results)(?= |$)/i
/** Output, diagrams, folded statements and statements that fail show no reader what to write. */
const NO_SAMPLE = /^(?:result|text|railroad|mermaid|math)\b|^\w+\b.*\b(?:setup|fails)\b/
/** Pictures, parts of programs and snippets show the normal case as code does. */
const SHOWN = /^[ \t]*(?:!\[|<(?:Screenshot|Include|ClientLibraries|CardGrid)\b)/m

/** Headings of trouble that a page has ahead of the first sample of the normal case. */
export function earlyTroubleIn({ file, text }: WrittenText, kinds: PageKinds): ContentProblem[] {
  if (isOfKind(pathOfFile(file), kinds.trouble)) return []
  const prose = withoutFences(text)
  const sample = fencesIn(text).find(({ info }) => !NO_SAMPLE.test(info))
  const first = Math.min(...[sample?.index, SHOWN.exec(prose)?.index].filter((at) => at !== undefined))
  if (first === Infinity) return []
  return [...prose.slice(0, first).matchAll(/^#{2,6} (.+)$/gm)]
    .filter(({ 1: title = '' }) => TROUBLE.test(title))
    .map(({ index, 1: title }) => ({
      file,
      line: lineAt(text, index),
      message: `"${title}" is ahead of the first sample of the page`,
      remedy: 'Show the normal case first; trouble comes at the end.',
    }))
}
