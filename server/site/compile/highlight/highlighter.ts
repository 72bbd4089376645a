import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { languageOf, TEXT } from './fence-languages.ts'
import { sqlTokens } from './sql-tokens.ts'
import { linesOf, mergeRuns, type Token } from './token.ts'
import { PLAIN, tokenTheme } from './token-theme.ts'

export type Highlighter = ReturnType<typeof createHighlighter>

/** The WASM engine starts and grammars load on first use. */
export function createHighlighter() {
  let core: Promise<HighlighterCore> | undefined
  return {
    /** The lines of a listing as runs of one class each; neighbours of the same class are one run. */
    async tokenize(code: string, language: string): Promise<Token[][]> {
      const { grammar, words } = languageOf(language) ?? TEXT
      if (!grammar) return code.split('\n').map((text) => (text ? [{ text }] : []))
      if (grammar === 'sql') return linesOf(sqlTokens(code)).map(mergeRuns)
      core ??= createHighlighterCore({
        themes: [tokenTheme],
        engine: createOnigurumaEngine(import('shiki/wasm')),
      })
      const highlighter = await core
      await highlighter.loadLanguage(grammar())
      const { tokens } = highlighter.codeToTokens(code, {
        lang: words[0] ?? '',
        theme: tokenTheme.name,
        // With a limit, what a page looks like would depend on how busy the machine is that compiles it.
        tokenizeTimeLimit: 0,
      })
      return tokens.map((line) =>
        mergeRuns(
          line.map(({ content, color }) => ({
            text: content,
            className: color === PLAIN ? undefined : color,
          })),
        ),
      )
    },
  }
}
