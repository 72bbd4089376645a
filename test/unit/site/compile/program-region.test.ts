import { describe, expect, test } from 'vitest'
import { programRegion, withoutMarkers } from '#server/site/compile/samples/program-region.ts'

describe('a region of a program', () => {
  test.each([
    ['Python', '  # region send', '  # endregion'],
    ['C, Go, Java, Rust', '// region send', '// endregion'],
    ['C#', '#region send', '#endregion'],
    ['C, all versions', '/* region send */', '/* endregion */'],
    ['SQL', '-- region send', '-- endregion send'],
  ])('is between comments of %s, at the left margin', (_language, start, end) => {
    const source = `before\n${start}\n  one\n\n    two\n${end}\nafter\n`
    expect(programRegion(source, 'send')).toEqual({ code: 'one\n\n  two' })
    expect(withoutMarkers(source)).toBe('before\n  one\n\n    two\nafter')
  })

  test.each([
    ['one blank line', 'a\n\n// endregion\n\n// region next\nb', 'a\n\nb'],
    ['the longer run', 'a\n\n# endregion\n\n\nb', 'a\n\n\nb'],
    ['blank lines elsewhere', 'a\n// endregion\nb\n\n\nc', 'a\nb\n\n\nc'],
  ])('leaves %s in the whole program', (_title, source, whole) => {
    expect(withoutMarkers(source)).toBe(whole)
  })

  test.each([
    ['is missing', '# region sends\nx\n# endregion', 'has no region "send"'],
    ['has no end', '# region send\nx', 'does not end the region "send"'],
    [
      'is there twice',
      '# region send\nx\n# endregion\n# region send\ny\n# endregion',
      'has the region "send" twice',
    ],
  ])('that %s is a problem', (_title, source, problem) => {
    expect(programRegion(source, 'send')).toEqual({ problem })
  })

  test('is not a sentence about regions', () => {
    expect(withoutMarkers('# region of the sensor\nx = 1')).toBe('# region of the sensor\nx = 1')
  })
})
