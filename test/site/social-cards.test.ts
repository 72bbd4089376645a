import { describe, expect, test } from 'vitest'
import { cardSvg } from '#server/social-cards/card-svg.ts'
import { createCards } from '#server/social-cards/create-cards.ts'
import { widthOf, wrapText } from '#server/social-cards/wrap-text.ts'

describe('the words of a card', () => {
  test('break between words, and never go beyond their room', () => {
    const lines = wrapText('ALTER MATERIALIZED VIEW ALTER COLUMN DROP INDEX', 13, 3)
    expect(lines.join(' ')).toBe('ALTER MATERIALIZED VIEW ALTER COLUMN DROP INDEX')
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(13)
  })

  test('that do not fit end with an ellipsis', () => {
    expect(wrapText('one two three four five six', 4.5, 2)).toEqual(['one two', 'three…'])
    expect(wrapText('W'.repeat(100), 5, 1)[0]).toMatch(/^W+…$/)
  })

  test('are words, whatever they are', () => {
    const svg = cardSvg({ title: '<script> & "more"', description: 'a < b' }, ['One'])
    expect(svg).toContain('&lt;script&gt; &amp; &quot;more&quot;')
    expect(svg).not.toContain('<script>')
    expect(svg).toContain('QuestDB docs  ›  One')
  })
})

test('few cards are waited for at a time: who asks for more is told to come again', async () => {
  const never = {
    get: () => new Promise<null>((resolve) => setTimeout(resolve, 0, null)),
    set: async () => {},
    claim() {},
  }
  const files = { script: new URL('./no-such-thread.mjs', import.meta.url).pathname, wasm: '', fonts: [] }
  const cards = createCards(files, never)
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => cards.draw(`<svg id="${index}"/>`)),
  )
  expect(asked.filter((one) => one.status === 'fulfilled' && one.value === null)).toHaveLength(12)
  // A thread that cannot be started fails its cards, and nothing else.
  expect(asked.filter((one) => one.status === 'rejected')).toHaveLength(8)
})
