import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'
import { earlyTroubleIn } from '#server/site/checks/early-trouble.ts'
import { linesOf } from '#server/site/checks/phrases.ts'
import { shareInTables, tooManyTables } from '#server/site/checks/table-share.ts'
import { NO_KINDS } from '#server/site/data/page-kinds.ts'

const SAMPLE = '```sql\nSELECT 1;\n```\n'
const TROUBLE = '## When something goes wrong\n\nWords.\n'

describe('a heading of trouble ahead of the first sample', () => {
  const linesOf = (text: string) =>
    earlyTroubleIn({ file: 'docs/a.mdx', text }, NO_KINDS).map(({ line }) => line)

  test.each([
    ['above it', `Words.\n\n${TROUBLE}\n${SAMPLE}`, [3]],
    ['at any level', `## A\n\n### Known issues\n\n${SAMPLE}`, [3]],
    ['each of several', `## Limits\n\n## Errors and retries\n\n${SAMPLE}`, [1, 3]],
    ['after statements that are folded', `\`\`\`sql setup\n${SAMPLE.slice(7)}\n${TROUBLE}\n${SAMPLE}`, [5]],
    ['after a statement that fails', `\`\`\`sql fails="x"\n${SAMPLE.slice(7)}\n${TROUBLE}\n${SAMPLE}`, [5]],
    ['after what a server answered', `\`\`\`text\nerror\n\`\`\`\n\n${TROUBLE}\n${SAMPLE}`, [5]],
  ])('is found: %s', (_name, text, lines) => {
    expect(linesOf(text)).toEqual(lines)
  })

  test.each([
    ['below it', `${SAMPLE}\n${TROUBLE}`],
    ['on a page that has none', TROUBLE],
    ['in code', `\`\`\`shell\n## Errors\n\`\`\`\n`],
    ['that only begins with such a word', `## LIMIT from the end\n\n## Errorless\n\n${SAMPLE}`],
    ['below a picture', `![A grid.](images/a.svg)\n\n${TROUBLE}\n${SAMPLE}`],
    ['below part of a program', `<Include file="samples/a.py" region="send" />\n\n${TROUBLE}\n${SAMPLE}`],
  ])('is not one %s', (_name, text) => {
    expect(linesOf(text)).toEqual([])
  })

  test('is where pages about trouble begin', () => {
    const text = `${TROUBLE}\n${SAMPLE}`
    const sources = ['docs/concept/a.mdx', 'docs/troubleshooting/b.mdx'].map((file) => ({ file, text }))
    const kinds = { ...NO_KINDS, trouble: ['/docs/troubleshooting/'] }
    const found = sources.flatMap((source) => earlyTroubleIn(source, kinds))
    expect(found.map(({ file }) => file)).toEqual(['docs/concept/a.mdx'])
  })
})

describe('the share of words in tables', () => {
  const table = '| a b | c |\n|---|---|\n| `d` | [e](/docs/a-b-c/) |\n'

  test.each([
    ['of a page without words', '', 0],
    ['of a table alone', table, 1],
    [
      'without messages and their causes',
      `${table}\n| Message | Cause |\n|---|---|\n| \`no\` | so |\n`,
      5 / 9,
    ],
    ['beside as many words', `one two three four five\n\n${table}`, 0.5],
    [
      'without front matter and code',
      `---\ntitle: A b c\n---\n\n\`\`\`sql\nSELECT | 1\n| a\n\`\`\`\n\n${table}`,
      1,
    ],
  ])('is counted: %s', (_name, text, share) => {
    expect(shareInTables({ text })).toBe(share)
  })

  test('is at most a third, but for lists by nature', () => {
    const sources = ['docs/a.mdx', 'docs/b.mdx', 'docs/_c.partial.mdx'].map((file) => ({ file, text: table }))
    const found = sources.flatMap((source) => tooManyTables(source, ['docs/b.mdx']))
    expect(found.map(({ file }) => file)).toEqual(['docs/a.mdx'])
  })

  test('is above a third on every page of the list, which says why', async () => {
    const list = linesOf(await readFile(`${ROOT}build/words/lists-by-nature.txt`, 'utf8'))
    for (const line of list) {
      const [file = '', reason = ''] = line.split(' -> ')
      expect(reason, line).not.toBe('')
      expect(shareInTables({ text: await readFile(`${ROOT}content/${file}`, 'utf8') }), file).toBeGreaterThan(
        1 / 3,
      )
    }
  })
})
