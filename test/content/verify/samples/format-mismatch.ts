import type { Mismatch } from './verify-page.ts'

const indent = (text: string): string => text.replace(/^/gm, '    ')

/** A mismatch as its author reads it: the location, the problem, the statement, both sides, and how to fix it. */
export function formatMismatch({ file, line, message, statement, detail, update }: Mismatch): string {
  return [
    `content/${file}:${line}  ${message}`,
    ...(statement ? [indent(statement)] : []),
    ...(detail ? [detail.replace(/^/gm, '  ')] : []),
    ...(update ? [`  If the server is right: npm run verify -- --update content/${file}`] : []),
  ].join('\n')
}
