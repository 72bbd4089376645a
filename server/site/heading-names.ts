const FUNCTION = /^[a-z][A-Za-z0-9_]*$/
const SETTING = /^[a-z][a-z0-9]*(?:\.[a-zA-Z0-9][a-zA-Z0-9_-]*)+$/
const CAPITALS = /^[A-Z][A-Z0-9_]*$/
const SIGNS = /^[^\p{L}\p{N}\s]+$/u
const ERROR_CODE = /^[A-Z]{1,6}-?\d+$/

/** The functions that a heading on a function page names: one, or several separated by commas or slashes. */
export function functionsIn(title: string): string[] {
  const names = title.split(/\s*(?:,|\/|\band\b)\s*/).map((name) => name.replace(/\s*\(.*\)$/, ''))
  return names.every((name) => FUNCTION.test(name)) ? names : []
}

/**
 * The operators at the start of a heading, signs or words: `<>` and `!=` of "<> or != Not equals", NOT IN of "NOT IN
 * (list)".
 */
export function operatorsIn(title: string): string[] {
  const tokens = title.split(/[\s,]+/)
  const isSign = (token: string) => SIGNS.test(token) && !/^[()]/.test(token)
  const end = tokens.findIndex((token) => !isSign(token) && !CAPITALS.test(token) && token !== 'or')
  const names = end === -1 ? tokens : tokens.slice(0, end)
  const signs = names.filter(isSign)
  return signs.length > 0 ? signs : names.join(' ').split(' or ').filter(Boolean)
}

/** A heading that consists only of words in capitals: a statement, a clause or a type. */
export const capitalsIn = (title: string): string | null => {
  const words = title.split(/[\s-]+/)
  return words.every((word) => CAPITALS.test(word)) && title.length > 1 ? title : null
}

/** The words in capitals at the start of a title: SAMPLE BY of "SAMPLE BY keyword". */
export const leadingCapitals = (title: string): string | null =>
  /^[A-Z](?=[A-Z0-9_\s])[A-Z0-9_]*(?:\s+[A-Z][A-Z0-9_]*)*(?=\s|$)/.exec(title)?.[0] ?? null

export const isSetting = (title: string): boolean => SETTING.test(title)

export const isErrorCode = (title: string): boolean => ERROR_CODE.test(title)
