import { expect, test } from 'vitest'
import { updateFences } from './update-fences.ts'

const TWO = [
  { line: 1, text: '1\n2' },
  { line: 4, text: '3' },
]

test.each([
  [
    'replaces the lines between the marks',
    'a\n```result\nold\n```\nb',
    [{ line: 2, text: 'x' }],
    'a\n```result\nx\n```\nb',
  ],
  ['fills an empty fence', '```result\n```', [{ line: 1, text: 'x' }], '```result\nx\n```'],
  [
    'keeps an indentation',
    '-\n  ```result\n  a\n  ```',
    [{ line: 2, text: 'x' }],
    '-\n  ```result\n  x\n  ```',
  ],
  ['knows longer marks', '````result\n```\n````', [{ line: 1, text: 'x' }], '````result\nx\n````'],
  ['writes several', '```result\na\n```\n```result\nb\n```', TWO, '```result\n1\n2\n```\n```result\n3\n```'],
])('an update of result fences %s', (_title, source, updates, expected) => {
  expect(updateFences(source, updates)).toBe(expected)
})

test('an update refuses a line that opens no fence', () => {
  expect(() => updateFences('a\nb', [{ line: 1, text: 'x' }])).toThrow('line 1 opens no fence')
})
