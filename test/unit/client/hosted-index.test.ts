import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type HostedHit, hitAddress, readRuns, toPlaces } from '#client/search-modal/hosted-index.ts'

const SITE = 'https://questdb.example'

test.each([
  ['https://questdb.example/docs/concept/symbol/#use', '/docs/concept/symbol/#use'],
  ['/docs/concept/symbol/', '/docs/concept/symbol/'],
  ['https://questdb.example/docs/glossary/tick-data/', '/glossary/tick-data/'],
  ['https://questdb.example/docs/blog/2025/#a', '/blog/2025/#a'],
  ['https://questdb.example/docs/glossary-of-terms/', '/docs/glossary-of-terms/'],
  ['https://elsewhere.example/docs/glossary/x/', 'https://elsewhere.example/docs/glossary/x/'],
  ['javascript:alert(1)', null],
  ['https://', null],
])('the address of a hit: %s is %s', (url, address) => expect(hitAddress(url, SITE)).toBe(address))

describe('marked text', () => {
  test('is read out of HTML, and other markup is text', () => {
    expect(readRuns('a &lt;b&gt; <mark>c &amp;amp;</mark> <img src=x>')).toEqual([
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
          readRuns(html)
            .map(({ text }) => text)
            .join(''),
        ).toBe(runs.map(([text]) => text).join(''))
      }),
    )
  })
})

describe('hits of a hosted index', () => {
  const hierarchy = { lvl0: 'Reference', lvl1: 'Page', lvl2: 'A &amp; b', lvl3: null }
  const hit: HostedHit = { url: '/docs/page/#section', type: 'content', hierarchy, content: 'words' }
  const plain = (text: string) => [{ text, marked: false }]

  test('have their section, its location and the text; without anything to show they are none', () => {
    expect(toPlaces([hit], SITE)).toEqual([
      {
        href: '/docs/page/#section',
        title: plain('A & b'),
        trail: ['Reference', 'Page'],
        snippet: plain('words'),
        kind: 'page',
        more: [],
      },
    ])
    const page = { ...hit, url: '/docs/page/', type: 'lvl1' }
    expect(toPlaces([page], SITE)[0]).toMatchObject({ title: plain('Page'), trail: ['Reference'] })
    expect(toPlaces([{ ...hit, type: 'lvl3' }], SITE)).toEqual([])
  })

  test('of a page have one place, the two next ones below it', () => {
    const hrefs = ['/a/#1', '/b/', '/a/', '/a/#1', '/a/#2', '/a/#3', '/b/#1']
    const places = toPlaces(
      hrefs.map((url) => ({ ...hit, url })),
      SITE,
    )
    expect(places.map(({ href, more }) => [href, ...more.map((one) => one.href)])).toEqual([
      ['/a/#1', '/a/', '/a/#2'],
      ['/b/', '/b/#1'],
    ])
  })
})
