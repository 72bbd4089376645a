import { describe, expect, test } from 'vitest'
import type { CheckInput } from '#server/site/checks/content-check.ts'
import { earlyTroubleIn, findEarlyTrouble } from '#server/site/checks/early-trouble.ts'
import type { SiteContent } from '#server/site/site-content.ts'

const SAMPLE = '```sql\nSELECT 1;\n```\n'
const TROUBLE = '## When something goes wrong\n\nWords.\n'

describe('a heading of trouble ahead of the first sample', () => {
  const linesOf = (text: string) => earlyTroubleIn({ file: 'docs/a.mdx', text }).map(({ line }) => line)

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
    const found = findEarlyTrouble({} as SiteContent, { sources } as Partial<CheckInput> as CheckInput)
    expect(found.map(({ file }) => file)).toEqual(['docs/concept/a.mdx'])
  })
})
