import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { unfilter } from './unfilter-png.ts'

const SIGNATURE_BYTES = 8
/** Length, type and checksum of a chunk (PNG specification, section 5.3). */
const CHUNK_BYTES = 12

/** Depth 8 and colour type 2 of the header (section 11.2.1). */
const OPAQUE_EIGHT_BITS = 0x0802
const CHANNELS = 3

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

/**
 * The same picture in fewer bytes. Flat areas and text compress better as they are than as differences to their
 * neighbours, which is how browsers write them. For opaque pictures of eight bits a channel, as screenshots are.
 */
export function packPng(png: Buffer): Buffer {
  const chunks = readChunks(png)
  const header = chunks[0]?.data
  if (header?.readUInt16BE(8) !== OPAQUE_EIGHT_BITS)
    throw new Error(
      'The picture has an alpha channel or another depth than eight bits: write it as opaque RGB.',
    )
  const filtered = inflateSync(Buffer.concat(chunks.filter(isPixels).map(({ data }) => data)))
  const pixels = unfilter(filtered, header.readUInt32BE(0), CHANNELS)
  const packed = { type: 'IDAT', data: deflateSync(pixels, { level: 9, memLevel: 9 }) }
  const first = chunks.findIndex(isPixels)
  const others = chunks.filter((chunk) => !isPixels(chunk))
  const all = [...others.slice(0, first), packed, ...others.slice(first)]
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...all.map(writeChunk)])
}

const isPixels = ({ type }: Chunk): boolean => type === 'IDAT'

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) })
    at += length + CHUNK_BYTES
  }
  return chunks
}

function writeChunk({ type, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(data.length + CHUNK_BYTES)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
