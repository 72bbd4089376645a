import { ROOT } from '#build/paths.ts'

/** Patterns that would reveal the machine behind the site. */
const REVEALING = [
  ROOT.replace(/\/$/, ''),
  process.cwd(),
  'node_modules',
  'node:internal',
  'file:///',
  'dist/server',
  '.mjs:',
  '.ts:',
  '.tsx:',
  '    at ',
]

/** The first text in a body that tells of the machine; null when there is none. */
export const revealed = (body: string): string | null => REVEALING.find((text) => body.includes(text)) ?? null

/** Checks whether a browser that follows a Location from this site stays on it. Backslashes are slashes to browsers, but not in a query. */
export function staysHere(location: string): boolean {
  const here = 'http://site.invalid'
  const target = URL.parse(location, `${here}/docs/`)
  const [path = ''] = location.split('?')
  return target?.origin === here && path.startsWith('/') && !path.includes('\\') && !/[\r\n]/.test(location)
}
