import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiedText } from '#client/elements/listing-text.ts'

/** A listing as a page shows it: `$ `, `# ` and `> ` are prompts, `- ` is a line that a change removes. */
const listing = (...lines: string[]): string[] =>
  lines.map((line) => line.replace(/^[$#>] /, '$&\u0001').replace(/^- /, '\u0002'))

test.each([
  ['everything, when there is no prompt', ['SELECT 1', '', 'FROM trades;'], 'SELECT 1\n\nFROM trades;'],
  ['a command without its prompt', ['$ docker ps'], 'docker ps'],
  ['commands without what they print', ['$ ls', 'conf', 'db', '$ pwd', '/root'], 'ls\npwd'],
  [
    'a command down to its last continued line',
    ['$ curl \\', '  -G \\', '  x', 'OK'],
    'curl \\\n  -G \\\n  x',
  ],
  [
    'the lines after the prompt of a command that is not finished',
    ['$ echo a\\', '> b', 'ab'],
    'echo a\\\nb',
  ],
  [
    'a here-document whole, with a comment in it, and the command after it',
    ['$ cat > a.conf <<EOF', '# ports', "it's=9000", 'EOF', 'written', '$ ls', 'a.conf'],
    "cat > a.conf <<EOF\n# ports\nit's=9000\nEOF\nls",
  ],
  ['an empty here-document', ['$ cat <<EOF', 'EOF', 'no'], 'cat <<EOF\nEOF'],
  [
    'two here-documents, one with tabs before its end',
    ['$ tool <<-"ONE" <<TWO', 'a', '\tONE', 'b', 'TWO', 'done'],
    'tool <<-"ONE" <<TWO\na\n\tONE\nb\nTWO',
  ],
  [
    'a quoted string down to its end',
    ['$ psql -c "SELECT 1,', '  \\"a\\",', '  2"', ' 1 | a | 2', "$ echo 'it", "is <<EOF'", 'it'],
    'psql -c "SELECT 1,\n  \\"a\\",\n  2"\necho \'it\nis <<EOF\'',
  ],
  ['a here-string and a comment as one line', ["$ cat <<<x # it's", 'x'], "cat <<<x # it's"],
  ['a change as it is afterwards', ['a=1', '- b=1', 'b=2'], 'a=1\nb=2'],
  ['nothing of an empty listing', [''], ''],
])('copies %s', (_what, lines, text) => {
  expect(copiedText(listing(...lines))).toBe(text)
})

test('copies a listing without prompts and removals as it is', () => {
  fc.assert(
    fc.property(fc.array(fc.string().filter((text) => !text.includes('\n'))), (texts) => {
      expect(copiedText(texts)).toBe(texts.join('\n'))
    }),
  )
})
