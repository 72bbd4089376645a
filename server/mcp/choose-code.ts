/** Languages of clients, of which a reader writes one; SQL, commands and output are for all. */
const PROGRAM = /^(?:c|cpp|csharp|go|java|javascript|kotlin|php|python|r|ruby|rust|typescript)$/
/** A sample, with its title or the label of its tab. */
const SAMPLE = /(?:^\*\*[^\n]+\*\*\n\n)*^( *)(`{3,})([^\n]*)\n[\s\S]*?\n\1\2 *$/gm

/** Markdown without samples ("none"), or with the programs of one language alone. */
export const chooseCode = (markdown: string, wanted: string): string =>
  markdown
    .replace(SAMPLE, (sample, _indent, _fence, language: string) =>
      wanted !== 'none' && (language === wanted || !PROGRAM.test(language)) ? sample : '',
    )
    .replace(/\n{3,}/g, '\n\n')
