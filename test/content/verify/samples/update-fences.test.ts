import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'
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

test('expected and actual stand next to each other, and lines that differ are marked', () => {
  expect(sideBySide('a | b\n1 | 2', 'a | b\n1 | 3\n4 | 5').split('\n')).toEqual([
    '  expected | actual',
    '  a | b    | a | b',
    '! 1 | 2    | 1 | 3',
    '!          | 4 | 5',
  ])
  const wide = 'x'.repeat(100)
  expect(sideBySide(wide, 'y').split('\n')).toEqual(['  expected:', `! ${wide}`, '  actual:', '! y'])
})
