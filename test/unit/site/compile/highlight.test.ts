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

test('a rule that ends with what it began with ends there, in each listing', async () => {
  const { tokenize } = createHighlighter()
  const heredoc = (end: string) => `cat <<${end}\nEOT $HOME\n${end}\necho "done"`
  const alone = await Promise.all(
    ['EOF', 'END', 'EOF'].map((end) => createHighlighter().tokenize(heredoc(end), 'bash')),
  )
  for (const [index, end] of ['EOF', 'END', 'EOF'].entries())
    expect(await tokenize(heredoc(end), 'bash')).toEqual(alone[index])
  expect(alone[0]?.at(-1)).not.toEqual(alone[0]?.at(1))
})
