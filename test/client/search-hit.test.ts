import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupHits, type Hit, hitAddress, readHit } from '#client/search-modal/hits/read-hit.ts'
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
  test('of text show the text and its page; without anything to show they are none', () => {
    const hierarchy = { lvl0: 'Reference', lvl1: 'Page', lvl2: null }
    const hit = { objectID: '1', url: '/docs/page/', type: 'content', hierarchy, content: 'words' }
    expect(readHit(hit, SITE)).toEqual({
      href: '/docs/page/',
      group: 'Reference',
      page: 'Page',
      kind: 'content',
      title: 'words',
      below: 'Page',
    })
    expect(readHit({ ...hit, type: 'lvl2' }, SITE)).toBeNull()
  })

  test('are grouped by rank, five to a group, those of a page together', () => {
    const hit = (group: string, page: string, href: string): Hit => ({
      href,
      group,
      page,
      kind: 'heading',
      title: href,
      below: '',
    })
    const hits = [
      hit('B', 'p', '1'),
      hit('A', 'x', '2'),
      hit('B', 'q', '3'),
      hit('B', 'p', '4'),
      ...['5', '6', '7'].map((href) => hit('B', 'r', href)),
    ]
    expect(groupHits(hits).map(({ name, hits: own }) => [name, own.map(({ href }) => href)])).toEqual([
      ['B', ['1', '4', '3', '5', '6']],
      ['A', ['2']],
    ])
  })
})
