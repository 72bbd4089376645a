import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#build/paths.ts'

const styles = (name: string) => readFile(`${ROOT}client/styles/${name}`, 'utf8')

type Colors = ReadonlyMap<string, string>

/** Colours by name; one may stand for another. */
const colorsOf = (css: string): Colors =>
  new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{3,6}|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )

function colorOf(colors: Colors, name: string): string {
  const value = colors.get(name) ?? ''
  const other = /var\(--(.*)\)/.exec(value)?.[1]
  return other ? colorOf(colors, other) : value
}

const screen = colorsOf(await styles('tokens.css'))
const paper = new Map([...screen, ...colorsOf(await styles('print.css'))])

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(colors: Colors, text: string, surface: string): number {
  const [dark = 0, light = 0] = [text, surface]
    .map((name) => luminance(colorOf(colors, name)))
    .sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

const CODE = [...screen.keys()].filter((name) => name.startsWith('code-'))
const AAA = ['strong', 'body', 'soft', 'accent']
const AA = ['faint', 'info', 'warning', 'danger', 'enterprise', ...CODE]

test.each([
  ['a screen', screen],
  ['paper', paper],
] as const)('text on %s has the contrast of its role', (_where, colors) => {
  for (const surface of ['ground', 'raised', 'lifted']) {
    for (const text of AAA)
      expect(contrast(colors, text, surface), `${text} on ${surface}`).toBeGreaterThan(7)
  }
  for (const surface of ['ground', 'raised']) {
    for (const text of AA)
      expect(contrast(colors, text, surface), `${text} on ${surface}`).toBeGreaterThan(4.5)
  }
})

test('colours are named in the tokens and nowhere else', async () => {
  const owners = ['styles/tokens.css', 'styles/print.css', 'styles/icons.css']
  const files = (await readdir(`${ROOT}client`, { recursive: true })).filter((name) => name.endsWith('.css'))
  const others = files.filter((name) => !owners.includes(name))
  expect(others.length).toBeGreaterThan(10)
  for (const name of others) {
    expect((await readFile(join(ROOT, 'client', name), 'utf8')).match(/#[0-9a-f]{3,8}\b/g), name).toBeNull()
  }
})

test('every custom property that styles use is declared, and the other way around', async () => {
  const files = (await readdir(`${ROOT}client`, { recursive: true })).filter((file) => file.endsWith('.css'))
  const css = (await Promise.all(files.map((file) => readFile(`${ROOT}client/${file}`, 'utf8')))).join()
  const names = (pattern: RegExp) => new Set(Array.from(css.matchAll(pattern), ([, name]) => name))
  expect(names(/var\((--[\w-]+)/g)).toEqual(names(/(--[\w-]+)\s*:/g))
})
