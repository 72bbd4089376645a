import { readFileSync } from 'node:fs'
import { ROOT } from '#build/paths.ts'

export interface HostileRequest {
  readonly name: string
  readonly bytes: Buffer
  /** 0 is a connection closed without an answer. */
  readonly statuses: readonly number[]
  /** Strings that must not be in the answer. */
  readonly absent: readonly string[]
}

/**
 * The table of hostile requests. Bytes are written with `\r`, `\n`, `\t`, `\0`, `\xNN` and `\\`; `\{17000|a}` repeats a
 * string that many times. Several statuses or absent strings are separated by `|`.
 */
export function readHostileRequests(): HostileRequest[] {
  const [, ...lines] = readFileSync(`${ROOT}test/http/security/hostile.tsv`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [name = '', request = '', statuses = '', absent = ''] = line.split('\t')
    return {
      name,
      bytes: Buffer.from(decode(request), 'latin1'),
      statuses: statuses.split('|').map(Number),
      absent: decode(absent).split('|').filter(Boolean),
    }
  })
}

const NAMED: Readonly<Record<string, string>> = { r: '\r', n: '\n', t: '\t', '0': '\0', '\\': '\\' }

const decode = (text: string): string =>
  text.replace(/\\(?:x([\da-f]{2})|\{(\d+)\|((?:\\.|[^}])*)\}|(.))/g, (_, hex, times, repeated, one) => {
    if (hex) return String.fromCharCode(Number.parseInt(hex, 16))
    if (times) return decode(repeated).repeat(Number(times))
    return NAMED[one] ?? one
  })
