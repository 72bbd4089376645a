import type { Browser } from 'playwright-core'

export interface Picture {
  readonly name: string
  readonly width: number
  readonly png: Buffer
}

const ROOM = 1800
/** Whole pages are cut off below: the sheet is for a look, the picture itself for the rest. */
const TALLEST = 1800

/** All pictures of one width on sheets that fit a screen, with their names. */
export async function contactSheets(
  browser: Browser,
  pictures: readonly Picture[],
  aSheet: number,
): Promise<Buffer[]> {
  const page = await browser.newPage({ viewport: { width: ROOM, height: 900 } })
  const sheets: Buffer[] = []
  for (let from = 0; from < pictures.length; from += aSheet) {
    const figures = pictures
      .slice(from, from + aSheet)
      .map(
        ({ name, png }) =>
          `<figure><figcaption>${name}</figcaption><div><img src="data:image/png;base64,${png.toString('base64')}"></div></figure>`,
      )
    await page.setContent(
      `<style>body{margin:8px;background:#444;display:flex;flex-wrap:wrap;gap:8px;font:16px sans-serif;color:#fff}
       figure{margin:0}div{overflow:hidden;max-height:${TALLEST}px}img{display:block;max-width:${columnOf(pictures)}px}</style>${figures.join('')}`,
    )
    sheets.push(await page.screenshot({ fullPage: true }))
  }
  await page.close()
  return sheets
}

const columnOf = ([first]: readonly Picture[]): number => (first && first.width > 1000 ? 880 : 430)
