import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ROOT } from '#build/paths.ts'
import { parseFence } from '#server/site/compile/samples/fence.ts'
import { drawingFile } from '#server/site/diagrams/mermaid-figure.ts'
import { pageFiles } from '#server/site/load-content.ts'
import { readText } from '#server/site/read-content.ts'
import { launchBrowser } from '#test/support/browser.ts'
import { drawDiagram, type Look } from './draw-diagram.ts'

/** Draws the Mermaid fences of the site's pages and of the test pages that have no drawing yet; `--all` draws all. */
const all = process.argv.includes('--all')

const styles = await readFile(`${ROOT}client/styles/tokens.css`, 'utf8')
const tokens = ['ground', 'raised', 'lifted', 'line-strong', 'strong', 'soft', 'accent-line', 'mark-old']
const look: Look = {
  css: await readFile(new URL('./mermaid.css', import.meta.url), 'utf8'),
  colors: tokens.map((name) => [name, new RegExp(`--${name}: (#\\w+);`).exec(styles)?.[1] ?? '']),
}
const font = await readFile(`${ROOT}client/styles/fonts/geist.woff2`, 'base64')
await using browser = await launchBrowser()
const page = await browser.newPage()
await page.setContent(
  `<style>@font-face { font-family: Geist; src: url("data:font/woff2;base64,${font}"); font-weight: 100 900 }</style>`,
)
await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') })
await page.evaluate(() => document.fonts.load('13px Geist'))
for (const root of [`${ROOT}content`, `${ROOT}test/fixtures/sites/kit`]) {
  await mkdir(`${root}/diagrams`, { recursive: true })
  const stale = new Set(await readdir(`${root}/diagrams`))
  for (const file of await pageFiles(root)) {
    for (const [, meta, code = ''] of readText(root, file).matchAll(/^```mermaid(.*)\n([\s\S]*?)\n```$/gm)) {
      const { title } = parseFence('mermaid', meta).fence
      const name = drawingFile(code, title)
      const isDrawn = stale.delete(name.slice('diagrams/'.length))
      if (isDrawn && !all) continue
      const isNamed = !title || /^\s*accTitle\s*:/m.test(code)
      const named = isNamed ? code : code.replace('\n', `\naccTitle: ${title}\n`)
      await writeFile(
        `${root}/${name}`,
        `${await page.evaluate(drawDiagram, [named, name, look] as const)}\n`,
      )
      console.log(`${file}: ${name}`)
    }
  }
  for (const name of stale) await rm(`${root}/diagrams/${name}`)
}
