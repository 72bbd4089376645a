import { describe, expect, test } from 'vitest'
import { sharedSite } from '#test/support/shared-sites.ts'

const { url } = sharedSite('real')
/** The status, and the first page that a reader of the address is led to. */
async function answerOf(address: string): Promise<{ status: number; first: string | null; html: string }> {
  const answer = await fetch(url + address)
  const html = await answer.text()
  return { status: answer.status, first: /<a class="card" href="([^"#]+)/.exec(html)?.[1] ?? null, html }
}

describe('an address of later documentation', () => {
  test.each([
    ['/docs/concepts/deep-dive/posting-index/', '/docs/concept/indexes/'],
    ['/docs/query/sql/pivot/', '/docs/cookbook/sql/advanced/pivot-with-others/'],
    ['/docs/query/sql/horizon-join/', '/docs/cookbook/sql/finance/markout/'],
  ])('%s says that its subject came later, and leads to %s', async (address, page) => {
    const { status, first, html } = await answerOf(address)
    expect([status, first]).toEqual([404, page])
    expect(html).toContain('This address is about something that came with a later release.')
  })

  test('with a subject that this release has says nothing of later releases', async () => {
    const { status, first, html } = await answerOf('/docs/query/sql/asof-join/')
    expect([status, first]).toEqual([404, '/docs/reference/sql/asof-join/'])
    expect(html).not.toContain('came with a later release')
  })
})
