import { expect, onTestFinished, test, vi } from 'vitest'
import { createHighlighter } from '#server/site/compile/highlight/highlighter.ts'

test('a listing is highlighted the same however slow the machine is', async () => {
  const code = 'print(f"SELECT {column} FROM trades") # why'
  const expected = await createHighlighter().tokenize(code, 'python')
  expect(expected[0]?.length).toBeGreaterThan(3)
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
  onTestFinished(() => clock.mockRestore())
  expect(await createHighlighter().tokenize(code, 'python')).toEqual(expected)
})
