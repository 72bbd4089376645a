import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x40)])
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The head of a WebP file of one of its three kinds, with a size in it. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write('RIFF', 0, 'latin1')
  bytes.write(`WEBP${kind}`, 8, 'latin1')
  if (kind === 'VP8 ') {
    bytes.writeUInt16LE(width, 26)
    bytes.writeUInt16LE(height, 28)
  } else if (kind === 'VP8L') bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21)
  else {
    bytes.writeUIntLE(width - 1, 24, 3)
    bytes.writeUIntLE(height - 1, 27, 3)
  }
  return bytes
}

export const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><title>A square</title><desc>Nothing in it</desc></svg>`
