import type { Image } from 'mdast'
import type { VFile } from 'vfile'
import type { SiteImage } from '../images/load-images.ts'
import { report, stateOf } from './compile-context.ts'
import type { JsxElement } from './jsx-element.ts'

/** The picture that a node shows; one that does not exist or is not described in words is a problem. */
export function findImage(
  node: Image | JsxElement,
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
