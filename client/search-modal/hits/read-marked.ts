import type { TextRun } from '../../model/search-results.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (one) => ENTITIES[one] ?? one)

/** The text of an answer's HTML, and which parts of it are marked; any other markup is shown literally. */
export function readMarked(html: string): TextRun[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .map((part) => {
      const inner = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
      return { text: decode(inner ?? part), marked: inner !== undefined }
    })
    .filter(({ text }) => text !== '')
}
