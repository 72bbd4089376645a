/** The README with `block` between the markers of that name, which come at the end when there are none. */
export function withBlock(readme: string, name: string, block: string): string {
  const [opening, closing] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const marked = `${opening}\n${block}\n${closing}`
  const start = readme.indexOf(opening)
  const end = readme.indexOf(closing)
  if (start !== -1 && end > start) return readme.slice(0, start) + marked + readme.slice(end + closing.length)
  return `${readme.trimEnd()}${readme.trim() ? '\n\n' : ''}${marked}\n`
}
