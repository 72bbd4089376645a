import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { CardFiles } from './card-files.ts'
import { CARD } from './card-svg.ts'

/** Runs in a separate thread: drawing a card takes longer than a turn of the event loop may. */
const files = workerData as CardFiles
const ready = Promise.all([readFile(files.wasm).then(initWasm), ...files.fonts.map((file) => readFile(file))])

parentPort?.on('message', async (svg: string) => {
  const [, ...fontBuffers] = await ready
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: CARD.width },
    font: { fontBuffers, defaultFontFamily: 'Geist' },
  })
  const image = drawing.render()
  parentPort?.postMessage(image.asPng())
  image.free()
  drawing.free()
})
