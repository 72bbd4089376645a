import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { sqlTokens } from './sql-tokens.ts'
import { linesOf, mergeRuns, type Token, token } from './token.ts'
import { classOfColor, tokenTheme } from './token-theme.ts'

/** Grammars by fence language, besides SQL. A language that is not here is an author error: a misspelt fence would go unseen. */
const GRAMMARS: Record<string, () => LanguageInput> = {
  bash: () => import('shiki/langs/bash.mjs'),
  c: () => import('shiki/langs/c.mjs'),
  cpp: () => import('shiki/langs/cpp.mjs'),
  csharp: () => import('shiki/langs/csharp.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  docker: () => import('shiki/langs/docker.mjs'),
  go: () => import('shiki/langs/go.mjs'),
  groovy: () => import('shiki/langs/groovy.mjs'),
  hcl: () => import('shiki/langs/hcl.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  http: () => import('shiki/langs/http.mjs'),
  ini: () => import('shiki/langs/ini.mjs'),
  java: () => import('shiki/langs/java.mjs'),
  javascript: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  kotlin: () => import('shiki/langs/kotlin.mjs'),
  nginx: () => import('shiki/langs/nginx.mjs'),
  php: () => import('shiki/langs/php.mjs'),
  powershell: () => import('shiki/langs/powershell.mjs'),
  properties: () => import('shiki/langs/properties.mjs'),
  python: () => import('shiki/langs/python.mjs'),
  r: () => import('shiki/langs/r.mjs'),
  ruby: () => import('shiki/langs/ruby.mjs'),
  rust: () => import('shiki/langs/rust.mjs'),
  scala: () => import('shiki/langs/scala.mjs'),
  toml: () => import('shiki/langs/toml.mjs'),
  typescript: () => import('shiki/langs/typescript.mjs'),
  xml: () => import('shiki/langs/xml.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
}

const ALIASES: Record<string, string> = {
  shell: 'bash',
  sh: 'bash',
  console: 'bash',
  js: 'javascript',
  mjs: 'javascript',
  rb: 'ruby',
  h: 'c',
  cc: 'cpp',
  ts: 'typescript',
  py: 'python',
  rs: 'rust',
  'c++': 'cpp',
  cs: 'csharp',
  yml: 'yaml',
  dockerfile: 'docker',
  conf: 'ini',
  psql: 'sql',
  'questdb-sql': 'sql',
}

const PLAIN = new Set([
  'text',
  'txt',
  'plain',
  'csv',
  'result',
  'diff',
  'railroad',
  'mermaid',
  'ebnf',
  'ilp',
  'log',
])

/** The grammar's name for a fence language, `text` for those shown plain, null for unknown ones. */
export function resolveLanguage(language: string): string | null {
  const name = language.toLowerCase()
  if (PLAIN.has(name)) return 'text'
  const grammar = ALIASES[name] ?? name
  return grammar === 'sql' || Object.hasOwn(GRAMMARS, grammar) ? grammar : null
}

export interface Highlighter {
  /** The lines of a listing as runs of one class each; neighbours of the same class are one run. */
  tokenize(code: string, language: string): Promise<Token[][]>
}

const createCore = async (): Promise<HighlighterCore> =>
  createHighlighterCore({
    themes: [tokenTheme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })

/** The WASM engine starts and grammars load on first use. */
export function createHighlighter(): Highlighter {
  let core: Promise<HighlighterCore> | undefined
  const loading = new Map<string, Promise<void>>()

  async function coreWith(grammar: string): Promise<HighlighterCore> {
    core ??= createCore()
    const highlighter = await core
    const input = GRAMMARS[grammar]
    if (input && !loading.has(grammar)) loading.set(grammar, highlighter.loadLanguage(input()))
    await loading.get(grammar)
    return highlighter
  }

  return {
    async tokenize(code, language) {
      const grammar = resolveLanguage(language)
      if (!grammar || grammar === 'text') return code.split('\n').map((text) => (text ? [{ text }] : []))
      if (grammar === 'sql') return linesOf(sqlTokens(code)).map(mergeRuns)
      const highlighter = await coreWith(grammar)
      const { tokens } = highlighter.codeToTokens(code, {
        lang: grammar,
        theme: tokenTheme.name as string,
        // With a limit, what a page looks like would depend on how busy the machine is that compiles it.
        tokenizeTimeLimit: 0,
      })
      return tokens.map((line) =>
        mergeRuns(line.map(({ content, color }) => token(content, classOfColor(color)))),
      )
    },
  }
}
