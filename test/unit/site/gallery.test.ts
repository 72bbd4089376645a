import { describe, expect, test } from 'vitest'
import type { DocsPath } from '#client/model/docs-path.ts'
import { mdx } from '#test/support/files/content-tree.ts'
import { compileSite } from '#test/support/load-fixture.ts'

const CHART = `\`\`\`sql
SELECT 1;
\`\`\`

\`\`\`result chart="line" title="Two values"
ts | t
2025-10-06T08:00:00.000000Z | 20.0
2025-10-06T09:00:00.000000Z | 22.0
\`\`\``

async function galleryOf(target: string, link: string): Promise<string> {
  const { pages } = await compileSite({
    'docs/concept/symbol.mdx': mdx(`<Gallery label="Filter">\n\n## Group\n\n- [A](${link}) b\n\n</Gallery>`),
    'docs/concept/partitions.mdx': mdx(target),
  })
  return pages.get('/docs/concept/symbol/' as DocsPath)?.html ?? ''
}

describe('an item of a gallery', () => {
  test("has the page's first chart without grid and words, and points only as strokes on lanes", async () => {
    const html = await galleryOf(CHART, '/docs/concept/partitions/')
    const [, picture = ''] =
      /<li>(<svg.*<\/svg>)<a href="\/docs\/concept\/partitions\/">A<\/a> b<\/ul>/.exec(html) ?? []
    expect(picture).toMatch(
      /^<svg class="chart" [^>]*aria-hidden="true"><svg [^>]*><path class="l s0" d="M20,[\dL,]+"\/><\/svg><\/svg>$/,
    )
    const ofPoints = await galleryOf(CHART.replace('line', 'lanes'), '/docs/concept/partitions/')
    expect(ofPoints).toContain('<g class="l s0"><line x1="2%" x2="2%" y1="14" y2="30"/>')
  })

  test.each([
    ['to a page without a chart', 'Text.', '/docs/concept/partitions/'],
    ['to another site', CHART, 'https://example.com/'],
  ])('%s has its words only', async (_title, target, link) => {
    expect(await galleryOf(target, link)).toMatch(/<li><a href="[^"]+"[^>]*>A<\/a> b<\/ul>/)
  })
})
