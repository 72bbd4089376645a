import { expect, test } from 'vitest'
import { updateFences } from './update-fences.ts'

/** A fence and its new text. */
const update = (line: number, before: string, text: string) => ({ fence: { line, text: before }, text })

test.each([
  ['replaces its lines', 'a\n```result\nold\n```\nb', [update(2, 'old', 'x')], 'a\n```result\nx\n```\nb'],
  ['fills an empty fence', '```result\n```', [update(1, '', 'x')], '```result\nx\n```'],
  [
    'keeps an indentation',
    '-\n  ```r\n  a\n  ```',
    [update(2, 'a', 'x\n\ny')],
    '-\n  ```r\n  x\n\n  y\n  ```',
  ],
  [
    'writes several',
    '```r\na\n```\n```r\nb\nc\n```',
    [update(1, 'a', '1\n2'), update(4, 'b\nc', '3')],
    '```r\n1\n2\n```\n```r\n3\n```',
  ],
])('an update of result fences %s', (_title, source, updates, expected) => {
  expect(updateFences(source, updates)).toBe(expected)
})

test('an update refuses a line that opens no fence', () => {
  expect(() => updateFences('a\nb', [update(1, 'a', 'x')])).toThrow('line 1 opens no fence')
})
