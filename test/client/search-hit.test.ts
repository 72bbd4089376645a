import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { onePlaceAPage } from '#client/search-modal/hits/one-place-a-page.ts'
import { type Hit, hitAddress, readHit } from '#client/search-modal/hits/read-hit.ts'
import { readMarked } from '#client/search-modal/hits/read-marked.ts'

const SITE = 'https://questdb.example'

describe('the address of a hit', () => {
  test.each([
    ['https://questdb.example/docs/concept/symbol/#use', '/docs/concept/symbol/#use'],
    ['/docs/concept/symbol/', '/docs/concept/symbol/'],
    ['https://questdb.example/docs/glossary/tick-data/', '/glossary/tick-data/'],
    ['https://questdb.example/docs/blog/2025/#a', '/blog/2025/#a'],
    ['https://questdb.example/docs/glossary-of-terms/', '/docs/glossary-of-terms/'],
    ['https://elsewhere.example/docs/glossary/x/', 'https://elsewhere.example/docs/glossary/x/'],
    ['javascript:alert(1)', null],
    ['https://', null],
  ])('%s is %s', (url, address) => expect(hitAddress(url, SITE)).toBe(address))
})

describe('marked text', () => {
  test('is read out of HTML, and other markup is text', () => {
    expect(readMarked('a &lt;b&gt; <mark>c &amp;amp;</mark> <img src=x>')).toEqual([
      { text: 'a <b> ', marked: false },
      { text: 'c &amp;', marked: true },
      { text: ' <img src=x>', marked: false },
    ])
  })

  test('loses nothing, whatever it is', () => {
    const asHtml = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.boolean())), (runs) => {
        const html = runs
          .map(([text, marked]) => (marked ? `<mark>${asHtml(text)}</mark>` : asHtml(text)))
          .join('')
        expect(
          readMarked(html)
            .map(({ text }) => text)
            .join(''),
        ).toBe(runs.map(([text]) => text).join(''))
      }),
    )
  })
})

describe('hits', () => {
  const hierarchy = { lvl0: 'Reference', lvl1: 'Page', lvl2: 'Section', lvl3: null }
  const hit = { objectID: '1', url: '/docs/page/#section', type: 'content', hierarchy, content: 'words' }

  test('show their section, their page and the text; without anything to show they are none', () => {
    expect(readHit(hit, SITE)?.hit).toEqual({
      href: '/docs/page/#section',
      group: 'Reference',
      page: 'Page',
      kind: 'content',
      title: 'Section',
      below: 'Page · words',
    })
    const page = { ...hit, url: '/docs/page/', type: 'lvl1' }
    expect(readHit(page, SITE)?.hit).toMatchObject({ kind: 'page', title: 'Page', below: 'words' })
    expect(readHit({ ...hit, type: 'lvl3' }, SITE)).toBeNull()
  })

  test('have what the embedded engine adds: an answer, and other sections of the page', () => {
    const answer = { kind: 'signature', text: 'f(x)' } as const
    const sections = [
      { url: `${SITE}/docs/page/#other`, title: 'a < b' },
      { url: 'javascript:alert(1)', title: 'none' },
    ]
    const place = readHit({ ...hit, answer, sections }, SITE)
    expect(place?.answer).toEqual(answer)
    expect(place?.more.map(({ href, title }) => [href, title])).toEqual([['/docs/page/#other', 'a &lt; b']])
  })

  test('of a page have one place, the two next ones below it', () => {
    const at = (href: string) => ({ hit: { href } as Hit, more: [] })
    const hrefs = ['/a/#1', '/b/', '/a/', '/a/#1', '/a/#2', '/a/#3', '/b/#1']
    const folded = onePlaceAPage(hrefs.map(at)).map(({ hit: { href }, more }) => [
      href,
      ...more.map((one) => one.href),
    ])
    expect(folded).toEqual([
      ['/a/#1', '/a/', '/a/#2'],
      ['/b/', '/b/#1'],
    ])
  })
})
