import type { PageMeta } from '#client/model/page.ts'
import { widthOf, wrapText } from './wrap-text.ts'

/** The size that chats and social networks show (usual for Open Graph). */
export const CARD = { width: 1200, height: 630 } as const

const MARGIN = 80
const ROOM = CARD.width - 2 * MARGIN
/** The largest size at which the title fits in three lines is used. */
const TITLE_SIZES = [96, 80, 66]
const TITLE_LINES = 3
const TEXT_SIZE = 32

/** The logo's partitions, as heights along time. */
const BARS = [22, 30, 26, 40, 48, 44, 62, 74, 92, 110, 126, 150]

/** The card of a page: its location, title and description. Colors are those of client/styles/tokens.css. */
export function cardSvg(
  { title, description }: Pick<PageMeta, 'title' | 'description'>,
  trail: readonly string[],
): string {
  const size = TITLE_SIZES.find((each) => fits(title, each)) ?? TITLE_SIZES.at(-1) ?? 0
  const titleLines = wrapText(title, ROOM / size, TITLE_LINES)
  const lines = wrapText(description, ROOM / TEXT_SIZE, titleLines.length === TITLE_LINES ? 1 : 3)
  const top = 232
  const below = top + (titleLines.length - 1) * size * 1.08 + 64
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="Geist">
<rect width="100%" height="100%" fill="#0a1216"/>
${motif()}
<text x="${MARGIN}" y="112" font-size="30" font-weight="600" fill="#52e0c0">${escapeXml(['QuestDB docs', ...trail].join('  ›  '))}</text>
${linesOf(titleLines, top, size, 1.08, 'font-weight="600" fill="#f3f9f9" letter-spacing="-2"')}
${linesOf(lines, below, TEXT_SIZE, 1.4, 'fill="#a6b8be"')}
</svg>`
}

const fits = (title: string, size: number): boolean => {
  const lines = wrapText(title, ROOM / size, 9)
  return lines.length <= (size === TITLE_SIZES[0] ? 2 : TITLE_LINES) && widthOf(title) > 0
}

const linesOf = (
  lines: readonly string[],
  top: number,
  size: number,
  height: number,
  attributes: string,
): string =>
  lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${Math.round(top + index * size * height)}" font-size="${size}" ${attributes}>${escapeXml(line)}</text>`,
    )
    .join('\n')

function motif(): string {
  const step = (CARD.width - 2 * MARGIN) / BARS.length
  return BARS.map((height, index) => {
    const isNewest = index === BARS.length - 1
    return `<rect x="${Math.round(MARGIN + index * step)}" y="${CARD.height - height * 0.9}" width="${Math.round(step * 0.72)}" height="${height}" rx="8" fill="${isNewest ? '#52e0c0' : '#27404a'}" opacity="${isNewest ? 1 : (0.2 + index * 0.05).toFixed(2)}"/>`
  }).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
