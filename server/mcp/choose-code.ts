/** Languages of clients, of which a reader writes one; SQL, commands and output are for all. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  python: ['python', 'py'],
  javascript: ['javascript', 'js', 'typescript', 'ts', 'mjs'],
  go: ['go'],
  java: ['java', 'kotlin'],
  rust: ['rust', 'rs'],
  csharp: ['csharp', 'cs', 'c#'],
  c: ['c', 'cpp', 'c++'],
  php: ['php'],
  r: ['r'],
  ruby: ['ruby', 'rb'],
}
/** A sample, with its title or the label of its tab. */
const SAMPLE = /(?:^\*\*[^\n]+\*\*\n\n)*^( *)(`{3,})([^\n]*)\n[\s\S]*?\n\1\2 *$/gm

/** Markdown without samples ("none"), or with the programs of one language alone. */
export function chooseCode(markdown: string, wanted: string): string {
  const own = wanted.toLowerCase()
  const isProgram = (language: string) => Object.values(PROGRAMS).flat().includes(language)
  const isWanted = (language: string) =>
    own !== 'none' &&
    (!isProgram(language) ||
      language === own ||
      Object.values(PROGRAMS).some((all) => all.includes(own) && all.includes(language)))
  return markdown
    .replace(SAMPLE, (sample, _indent, _fence, language: string) =>
      isWanted(language.trim().toLowerCase()) ? sample : '',
    )
    .replace(/\n{3,}/g, '\n\n')
}
