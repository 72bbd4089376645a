/** How many words of an attribute to show. */
export type SnippetLengths = (attribute: string) => number

const WORDS = 10
const MOST_WORDS = 100

/** Reads what a request asks for: `content:10`, or `*:10` for all. */
export function parseSnippetLengths(attributes: readonly string[]): SnippetLengths {
  const wanted = new Map(attributes.map(parseAttribute))
  return (attribute) => wanted.get(attribute) ?? wanted.get('*') ?? WORDS
}

function parseAttribute(entry: string): [name: string, words: number] {
  const [name = '', text] = entry.split(':', 2)
  const words = Math.floor(Number(text))
  return [name, Number.isFinite(words) ? Math.min(MOST_WORDS, Math.max(1, words)) : WORDS]
}
