import { createHash } from 'node:crypto'

/**
 * Identifies a list of strings with 22 characters that are safe in an address. The boundaries between strings are part
 * of the hash.
 */
export function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('base64url').slice(0, 22)
}
