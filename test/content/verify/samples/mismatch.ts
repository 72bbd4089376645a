import type { PlacedFence } from './collect-samples.ts'

/** One thing that a page says and the server does not. */
export interface Mismatch {
  readonly file: string
  readonly line: number
  readonly message: string
  readonly statement?: string
  readonly detail?: string
  /** The text that --update writes into the fence. */
  readonly update?: { readonly fence: PlacedFence; readonly text: string }
}

/** A mismatch as its author reads it: the location, the problem, the statement, both sides, and how to fix it. */
export function formatMismatch({ file, line, message, statement, detail, update }: Mismatch): string {
  return [
    `content/${file}:${line}  ${message}`,
    ...(statement ? [statement.replace(/^/gm, '    ')] : []),
    ...(detail ? [detail.replace(/^/gm, '  ')] : []),
    ...(update ? [`  If the server is right: npm run verify -- --update content/${file}`] : []),
  ].join('\n')
}
