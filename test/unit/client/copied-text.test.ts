import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiedText, type ListingLine } from '#client/listings/copied-text.ts'

/** A listing as a page shows it: `$ ` is a prompt, `- ` a line that a change removes. */
const listing = (...lines: string[]): ListingLine[] =>
  lines.map((line) => ({
    text: line.replace(/^(?:\$|-) /, ''),
    prompted: line.startsWith('$ '),
    removed: line.startsWith('- '),
  }))

test.each([
  ['everything, when there is no prompt', ['SELECT 1', '', 'FROM trades;'], 'SELECT 1\n\nFROM trades;'],
  ['a command without its prompt', ['$ docker ps'], 'docker ps'],
  ['commands without what they print', ['$ ls', 'conf', 'db', '$ pwd', '/root'], 'ls\npwd'],
  [
    'a command down to its last continued line',
    ['$ curl \\', '  -G \\', '  x', 'OK'],
    'curl \\\n  -G \\\n  x',
  ],
  ['a change as it is afterwards', ['a=1', '- b=1', 'b=2'], 'a=1\nb=2'],
  ['nothing of an empty listing', [''], ''],
])('copies %s', (_what, lines, text) => {
  expect(copiedText(listing(...lines))).toBe(text)
})

test('copies a listing without prompts and removals as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string().filter((text) => !text.includes('\n'))), (texts) => {
      const lines = texts.map((text) => ({ text, prompted: false, removed: false }))
      expect(copiedText(lines)).toBe(texts.join('\n'))
    }),
  )
})
