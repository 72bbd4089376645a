import type { Image, Root } from 'mdast'
import type { VFile } from 'vfile'
import { parseDrawing } from '#server/site/diagrams/parse-drawing.ts'
import type { SiteImage } from '#server/site/images/load-images.ts'
import { report, stateOf } from '../compile-context.ts'
import type { JsxElement } from '../jsx-element.ts'
import { visit } from '../visit.ts'

/**
 * Pictures get the address under which they are served and their size, so that nothing moves when they arrive. Drawings
 * become a part of the page, and have its fonts.
 */
export const images = () => (tree: Root, file: VFile) => {
  visit(tree, ['image', 'imageReference'], (node, _, parent) => {
    if (node.type === 'imageReference')
      report(file, node, 'a picture is named by reference', 'Write ![What it shows](images/name.png).')
    if (node.type !== 'image') return
    const image = findImage(node, node.url, node.alt, file)
    if (!image) return
    const { address, width, height } = image
    node.url = address
    node.data = { ...node.data, hProperties: { width, height, loading: 'lazy', decoding: 'async' } }
    if (image.extension !== 'svg') return
    const drawing = drawingOf(image, node.alt ?? '')
    const problem = `the drawing "${node.url}" holds more than shapes and text`
    if (!drawing) report(file, node, problem, 'Write attributes in place of styles.')
    node.data = { ...node.data, ...drawing }
    if (parent?.type === 'paragraph' && parent.children.length === 1)
      parent.data = { hName: 'figure', hProperties: { className: ['mermaid'] } }
  })
}

/** The picture that a node shows; one that does not exist or is not described in words is a problem. */
export function findImage(
  node: Image | JsxElement,
  url: string,
  alt: string | null | undefined,
  file: VFile,
): SiteImage | null {
  if (!alt?.trim()) report(file, node, `the picture "${url}" has no text for those who cannot see it`)
  const { options, includes } = stateOf(file)
  const name = url.replace(/^\//, '')
  includes.add(name)
  const image = options.data.images.get(name) ?? null
  const remedy =
    'Put it below content/images and write images/name.png; pictures of other sites are not shown.'
  if (!image) report(file, node, `the picture "${url}" does not exist`, remedy)
  return image
}

/** The text of a drawing; a worker thread gets plain bytes, which are no Buffer. */
const textOf = ({ bytes }: SiteImage): string => new TextDecoder().decode(bytes)

/** Up to this width a drawing shrinks with the page and stays legible. */
const SHRINKS = 500

function drawingOf(image: SiteImage, alt: string): Image['data'] | null {
  const name = image.file.replace(/^.*\/|\.svg$/g, '')
  // Names of arrows are those of the page then.
  const source = textOf(image).replace(/( id="|url\(#)(?=\w)/g, `$1${name}-`)
  const svg = parseDrawing(source)?.svg
  if (!svg) return null
  const scrolls = image.width > SHRINKS ? { tabIndex: 0, role: 'group', ariaLabel: 'Diagram' } : {}
  return {
    hName: 'zoom-image',
    hProperties: { src: undefined, alt: undefined, className: ['drawing', 'scroll'], ...scrolls },
    hChildren: [{ ...svg, properties: { ...svg.properties, role: 'img', ariaLabel: alt } }],
  }
}
