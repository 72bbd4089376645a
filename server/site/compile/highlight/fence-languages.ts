import type { LanguageInput, LanguageRegistration } from 'shiki/core'

/** A language of fences: its name for readers, then the words for it, of which the first is that of its grammar. */
interface Language {
  readonly name: string
  readonly words: readonly string[]
  /** None for text, which is shown as it is. */
  readonly grammar?: 'sql' | (() => LanguageInput)
}

const language = (name: string, words: string, grammar?: Language['grammar']): Language => ({
  name,
  words: words.split(' '),
  ...(grammar && { grammar }),
})

/** A grammar without those that it embeds: Ruby would load that of C++ in each worker. */
const alone = async (grammars: Promise<{ default: LanguageRegistration[] }>) =>
  (await grammars).default.slice(-1).map((own) => ({ ...own, embeddedLangs: [] }))

export const TEXT = language('Text', 'text txt plain')

/** A word that is not here is an author error: a misspelt fence would go unseen. */
const LANGUAGES: readonly Language[] = [
  TEXT,
  language('CSV', 'csv'),
  language('Diff', 'diff'),
  language('EBNF', 'ebnf'),
  language('ILP', 'ilp'),
  language('Log', 'log'),
  language('Signature', 'signature'),
  language('SQL', 'sql psql questdb-sql', 'sql'),
  language('Shell', 'bash shell sh console', () => import('shiki/langs/bash.mjs')),
  language('C', 'c h', () => import('shiki/langs/c.mjs')),
  language('C++', 'cpp cc c++', () => alone(import('shiki/langs/cpp.mjs'))),
  language('C#', 'csharp cs', () => import('shiki/langs/csharp.mjs')),
  language('CSS', 'css', () => import('shiki/langs/css.mjs')),
  language('Dockerfile', 'docker dockerfile', () => import('shiki/langs/docker.mjs')),
  language('Go', 'go', () => import('shiki/langs/go.mjs')),
  language('Groovy', 'groovy', () => import('shiki/langs/groovy.mjs')),
  language('HCL', 'hcl', () => import('shiki/langs/hcl.mjs')),
  language('HTML', 'html', () => import('shiki/langs/html.mjs')),
  language('HTTP', 'http', () => import('shiki/langs/http.mjs')),
  language('INI', 'ini conf', () => import('shiki/langs/ini.mjs')),
  language('Java', 'java', () => import('shiki/langs/java.mjs')),
  language('JavaScript', 'javascript js mjs', () => import('shiki/langs/javascript.mjs')),
  language('JSON', 'json', () => import('shiki/langs/json.mjs')),
  language('Kotlin', 'kotlin', () => import('shiki/langs/kotlin.mjs')),
  language('Nginx', 'nginx', () => import('shiki/langs/nginx.mjs')),
  language('PHP', 'php', () => import('shiki/langs/php.mjs')),
  language('PowerShell', 'powershell', () => import('shiki/langs/powershell.mjs')),
  language('Properties', 'properties', () => import('shiki/langs/properties.mjs')),
  language('Python', 'python py', () => import('shiki/langs/python.mjs')),
  language('R', 'r', () => import('shiki/langs/r.mjs')),
  language('Ruby', 'ruby rb', () => alone(import('shiki/langs/ruby.mjs'))),
  language('Rust', 'rust rs', () => import('shiki/langs/rust.mjs')),
  language('Scala', 'scala', () => import('shiki/langs/scala.mjs')),
  language('TOML', 'toml', () => import('shiki/langs/toml.mjs')),
  language('TypeScript', 'typescript ts', () => import('shiki/langs/typescript.mjs')),
  language('XML', 'xml', () => import('shiki/langs/xml.mjs')),
  language('YAML', 'yaml yml', () => import('shiki/langs/yaml.mjs')),
]

/** The language that a fence's word stands for; null for unknown ones. */
export const languageOf = (word: string): Language | null =>
  LANGUAGES.find(({ words }) => words.includes(word.toLowerCase())) ?? null
