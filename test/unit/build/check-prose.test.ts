import { expect, test } from 'vitest'
import { commentsAndMessages } from '#build/words/check-prose.ts'

/** The prose of a source, without the blanks in place of the rest. */
const wordsOf = (source: string): string => commentsAndMessages(source).replace(/\s+/g, ' ').trim()

test.each([
  ['a docstring', '/** Why it is so. */\nconst a = 1', '/** Why it is so. */'],
  ['a comment over several lines', 'a()\n/*\n * First.\n * Second.\n */\nb()', '* First. * Second. */'],
  ['a comment at the end of a line', 'const a = 1 // Why it is so.', '// Why it is so.'],
  ['a message', "throw new Error('no replica is ready')", "'no replica is ready'"],
  ['a message with an apostrophe', "say('the reader\\'s choice')", "'the reader\\'s choice'"],
  ['a message in double quotes', `say("the reader's choice")`, `"the reader's choice"`],
  ['a message without its values', 'say(`There is no $' + '{one}.`)', 'There is no .'],
  ['several messages in a line', "say('one thing', 'two things')", "'one thing' 'two things'"],
  ['no single words, nor the code between them', "import { a } from './a.ts'; b('word')", ''],
  ['no address, whose slashes do not start a comment', "fetch('https://example.org/a')", ''],
  ['no code', 'const one = other(third)', ''],
])('commentsAndMessages keeps %s', (_, source, words) => {
  expect(wordsOf(source)).toBe(words)
})

test('commentsAndMessages keeps words in their lines', () => {
  const prose = commentsAndMessages("const a = 1 // Why.\n\nsay('two words')\n")
  expect(prose.split('\n')).toEqual(['// Why.', '', "'two words'", ''])
})
