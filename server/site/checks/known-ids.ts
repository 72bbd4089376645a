/** Every id that a page has had, a line a page. Nothing is ever taken out of it. */
export const KNOWN_IDS_FILE = 'data/known-ids.txt'

export const knownIdsOf = (text: string): Map<string, readonly string[]> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [path = '', ...ids] = line.split(' ')
        return [path, ids]
      }),
  )

/** The list with what pages have now added to it. */
export function withIds(text: string, pages: Iterable<readonly [string, readonly string[]]>): string {
  const known = new Map(knownIdsOf(text))
  for (const [path, ids] of pages) known.set(path, [...new Set([...(known.get(path) ?? []), ...ids])])
  return [...known]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, ids]) => `${[path, ...ids].join(' ')}\n`)
    .join('')
}
