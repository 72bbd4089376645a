export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The size in an image's own header; null if the bytes are not of its format. */
export function imageSize(bytes: Uint8Array, extension: ImageExtension): ImageSize | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = READERS[extension](view)
  return size && size.width > 0 && size.height > 0 ? size : null
}

const READERS = { png: sizeOfPng, webp: sizeOfWebp, svg: sizeOfSvg } as const

export type ImageExtension = keyof typeof READERS

export const isImageExtension = (text: string): text is ImageExtension => Object.hasOwn(READERS, text)

/** PNG specification, section 11.2.2: IHDR is the first chunk. */
function sizeOfPng(bytes: Buffer): ImageSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** RFC 9649: lossy, lossless and extended files store their size in different places. */
function sizeOfWebp(bytes: Buffer): ImageSize | null {
  if (
    bytes.length < 30 ||
    bytes.toString('latin1', 0, 4) !== 'RIFF' ||
    bytes.toString('latin1', 8, 12) !== 'WEBP'
  )
    return null
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      return null
  }
}

/** From the root element: its width and height in pixels, or else its view box. */
function sizeOfSvg(bytes: Buffer): ImageSize | null {
  const [root] = /<svg\b[^>]*>/.exec(bytes.toString('utf8')) ?? []
  if (!root) return null
  const attribute = (name: string) => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(root)?.[1] ?? ''
  const pixels = (text: string) => (/^[\d.]+(?:px)?$/.test(text) ? Number.parseFloat(text) : 0)
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))]
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) }
  const box = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return { width: Math.round(box[2] ?? 0), height: Math.round(box[3] ?? 0) }
}
