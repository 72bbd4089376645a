/** Characters of one answer: about 3,000 tokens. */
const LONGEST_ANSWER = 12_000

/** Markdown in parts of about `longest` characters, cut before a heading, a paragraph or at least a line, never inside a sample. */
export function cutPages(markdown: string, longest = LONGEST_ANSWER): string[] {
  const pages: string[] = []
  let rest = markdown
  while (rest.length > longest) {
    const at = cutOf(rest, longest)
    if (at === rest.length) break
    pages.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return [...pages, rest]
}

/** No cut in the first third: a part should be worth asking for. A sample that is longer than a part is a part. */
function cutOf(text: string, longest: number): number {
  const best = { heading: 0, paragraph: 0, line: 0 }
  let from = 0
  let fence = ''
  let before = ''
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,})/.exec(line)?.[1] ?? ''
    if (fence === '' && from > longest / 3) {
      if (from > longest) return best.heading || best.paragraph || best.line || from
      if (/^#{2,6} /.test(line)) best.heading = from
      // The sentence above a sample goes with it.
      else if (before === '' && !mark) best.paragraph = from
      else if (!mark) best.line = from
    }
    if (fence === '') fence = mark
    else if (line.trim() === fence) fence = ''
    before = line
    from += line.length + 1
  }
  return best.heading || best.paragraph || best.line || text.length
}
