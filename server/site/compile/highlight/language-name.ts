/** Names that are not the fence's word with a capital letter. */
const NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  console: 'Shell',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  hcl: 'HCL',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  powershell: 'PowerShell',
  py: 'Python',
  rb: 'Ruby',
  sh: 'Shell',
  sql: 'SQL',
  toml: 'TOML',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
}

/** The name of a fence's language, for readers. */
export const languageName = (language: string): string =>
  NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1)
