/** Placeholder for a reader's own password, token or key. */
export const CREDENTIAL = '{key}'

/** The password of a new server, where a program or a connection string gives it as one. */
const DEFAULT_PASSWORD = /((?:password|pwd)["']?\s*[=:]\s*["']?|\badmin:)quest\b/gi

/** A program as readers see it: it runs as it is in our tests, and shows no password. */
export const withoutDefaultPassword = (code: string): string =>
  code.replace(DEFAULT_PASSWORD, (_all, before: string) => before + CREDENTIAL)

export const hasDefaultPassword = (code: string): boolean => code.search(DEFAULT_PASSWORD) !== -1

/** `${key}` and the `{key}` of a name are something else. */
export const hasCredential = (code: string): boolean => /(?<![$\w{])\{key\}(?!\})/.test(code)
