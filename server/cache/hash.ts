import { hash } from 'node:crypto'

/**
 * Identifies a list of strings with 16 characters that are safe in an address. The boundaries between strings are part
 * of the hash.
 */
export function hashOf(parts: readonly string[]): string {
  return hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''), 'base64url').slice(0, 16)
}
