import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { imageSize } from 'image-size'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { hashOf } from '#server/cache/hash.ts'
import type { ContentProblem } from '../content-error.ts'
import { listFiles } from '../read-content.ts'

const EXTENSIONS = ['png', 'webp', 'svg'] as const
type ImageExtension = (typeof EXTENSIONS)[number]

/** An image of the content folder. */
export interface SiteImage {
  /** Relative to the content folder, as in pages: `images/console.png`. */
  readonly file: string
  /** Contains a hash of its bytes, so a changed image has a new address. */
  readonly address: string
  /** In CSS pixels: half of the file's for one named `@2x`. */
  readonly width: number
  readonly height: number
  readonly extension: ImageExtension
  readonly bytes: Buffer
}

export const IMAGES_PATH = NOT_PAGES.images

/** Reads every image of the content folder; pages cannot show any others. */
export async function loadImages(
  root: string,
  problems: ContentProblem[],
): Promise<ReadonlyMap<string, SiteImage>> {
  const images = new Map<string, SiteImage>()
  for (const file of await listFiles(root, 'images')) {
    const result = parseImage(file, await readFile(join(root, file)))
    if ('message' in result) problems.push(result)
    else images.set(file, result)
  }
  return images
}

function parseImage(file: string, bytes: Buffer): SiteImage | ContentProblem {
  const extension = EXTENSIONS.find((each) => extname(file) === `.${each}`)
  if (!extension || !/^[\w@./-]+$/.test(file))
    return {
      file,
      message: 'pictures are .png, .webp or .svg files, named in letters, digits, "-", "_" and "@"',
    }
  const size = sizeOf(bytes, extension)
  if (!size) return { file, message: `the file is no ${extension.toUpperCase()} picture with a size` }
  if (extension === 'svg' && !/<title[\s>][\s\S]*<desc[\s>]/.test(bytes.toString('utf8')))
    return { file, message: 'the drawing has no text alternative', remedy: 'Give it a <title> and a <desc>.' }
  const name = file.slice('images/'.length, -extname(file).length)
  const scale = name.endsWith('@2x') ? 2 : 1
  const hash = hashOf([bytes.toString('base64')]).slice(0, 10)
  return {
    file,
    address: `${IMAGES_PATH}${name}.${hash}.${extension}`,
    width: Math.round(size.width / scale),
    height: Math.round(size.height / scale),
    extension,
    bytes,
  }
}

/** The size in an image's own header; null if the bytes are not of its format. */
function sizeOf(bytes: Buffer, extension: ImageExtension): { width: number; height: number } | null {
  try {
    const { type, width, height } = imageSize(bytes)
    return type === extension && width > 0 && height > 0 ? { width, height } : null
  } catch {
    return null
  }
}
