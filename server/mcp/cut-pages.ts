/** Characters of one answer: about 6,000 tokens. */
const LONGEST_ANSWER = 24_000

/** Markdown in parts that are not too long, cut where a section, a paragraph or at least a line begins. */
export function cutPages(markdown: string, longest = LONGEST_ANSWER): string[] {
  const pages: string[] = []
  let rest = markdown
  while (rest.length > longest) {
    const at = cutOf(rest.slice(0, longest))
    pages.push(rest.slice(0, at).trimEnd())
    rest = rest.slice(at).trimStart()
  }
  return [...pages, rest]
}

/** No cut in the first third: a part should be worth asking for. */
function cutOf(text: string): number {
  const least = text.length / 3
  for (const mark of ['\n## ', '\n### ', '\n\n', '\n']) {
    const at = text.lastIndexOf(mark)
    if (at > least) return at
  }
  return text.length
}
