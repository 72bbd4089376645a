import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'
import { updateFences } from './update-fences.ts'

describe('an update of result fences', () => {
  test.each([
    [
      'replaces the lines between the marks',
      'a\n```result\nold\n```\nb',
      [{ line: 2, text: 'x\ny' }],
      'a\n```result\nx\ny\n```\nb',
    ],
    ['fills an empty fence', '```result\n```', [{ line: 1, text: 'x' }], '```result\nx\n```'],
    [
      'keeps the indentation of a list',
      '- a\n\n  ```result\n  old\n  ```',
      [{ line: 3, text: 'x\n  y' }],
      '- a\n\n  ```result\n  x\n    y\n  ```',
    ],
    ['knows longer marks', '````result\n```\n````', [{ line: 1, text: 'x' }], '````result\nx\n````'],
    [
      'writes several, whatever their order',
      '```result\na\n```\n```result\nb\n```',
      [
        { line: 1, text: '1\n2' },
        { line: 4, text: '3' },
      ],
      '```result\n1\n2\n```\n```result\n3\n```',
    ],
  ])('%s', (_title, source, updates, expected) => {
    expect(updateFences(source, updates)).toBe(expected)
    expect(updateFences(source, [...updates].reverse())).toBe(expected)
  })

  test('refuses a line that opens no fence', () => {
    expect(() => updateFences('a\nb', [{ line: 1, text: 'x' }])).toThrow('line 1 opens no fence')
  })

  test('leaves every other line as it is', () => {
    const line = fc.constantFrom('', 'prose', '  x', '## Heading')
    fc.assert(
      fc.property(fc.array(line), fc.array(line), fc.array(line, { minLength: 1 }), (before, after, text) => {
        const page = (content: readonly string[]) =>
          [...before, '```result', ...content, '```', ...after].join('\n')
        const updated = updateFences(page(['old', 'older']), [
          { line: before.length + 1, text: text.join('\n') },
        ])
        expect(updated).toBe(page(text))
      }),
    )
  })
})

describe('expected and actual', () => {
  test('stand next to each other, and lines that differ are marked', () => {
    expect(sideBySide('a | b\n1 | 2', 'a | b\n1 | 3\n4 | 5').split('\n')).toEqual([
      '  expected | actual',
      '  a | b    | a | b',
      '! 1 | 2    | 1 | 3',
      '!          | 4 | 5',
    ])
  })

  test('are printed one below the other if they are wide', () => {
    const wide = 'x'.repeat(100)
    expect(sideBySide(wide, 'y').split('\n')).toEqual(['  expected:', `! ${wide}`, '  actual:', '! y'])
  })
})
