import type { Image, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { report, stateOf } from '../compile-context.ts'
import type { SiteImage } from '../images/load-images.ts'
import { jsxAttribute } from '../jsx-attribute.ts'

/**
 * Pictures get the address under which they are served and their size, so that nothing moves when they arrive. One that
 * does not exist or is not described in words is a problem.
 */
export const images = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    if (node.type === 'image') showImage(node, file)
    else if (node.type === 'imageReference')
      report(file, node, 'a picture is named by reference', 'Write ![What it shows](images/name.png).')
    else if ((node.type as string) === 'mdxJsxFlowElement') {
      const element = node as unknown as MdxJsxFlowElement
      if (element.name === 'Screenshot') showScreenshot(element, file)
    }
  })
}

function showImage(node: Image, file: VFile): void {
  const image = find(node, node.url, node.alt, file)
  if (!image) return
  node.url = image.address
  node.data = { ...node.data, hProperties: { ...sizeOf(image), loading: 'lazy', decoding: 'async' } }
}

function showScreenshot(node: MdxJsxFlowElement, file: VFile): void {
  const image = find(node, jsxAttribute(node, 'src') ?? '', jsxAttribute(node, 'alt'), file)
  if (!image) return
  const others = node.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'src',
  )
  const { width, height } = sizeOf(image)
  node.attributes = [
    ...others,
    { type: 'mdxJsxAttribute', name: 'src', value: image.address },
    { type: 'mdxJsxAttribute', name: 'width', value: String(width) },
    { type: 'mdxJsxAttribute', name: 'height', value: String(height) },
  ]
}

function find(
  node: Image | MdxJsxFlowElement,
  url: string,
  alt: string | null | undefined,
  file: VFile,
): SiteImage | null {
  if (!alt?.trim()) report(file, node, `the picture "${url}" has no text for those who cannot see it`)
  const image = stateOf(file).readImage(url.replace(/^\//, ''))
  if (!image) {
    report(
      file,
      node,
      `the picture "${url}" does not exist`,
      'Put it below content/images and write images/name.png; pictures of other sites are not shown.',
    )
  }
  return image
}

const sizeOf = ({ width, height }: SiteImage) => ({ width, height })
