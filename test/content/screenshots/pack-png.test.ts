import { crc32, deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPng } from './pack-png.ts'
import { unfilter } from './unfilter-png.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const END = 'IEND'

const chunk = (type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}

const header = (width: number, height: number, colourType = 2): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, colourType], 8)
  return chunk('IHDR', data)
}

/** As browsers write it: the pixels in several chunks. */
const picture = (width: number, lines: readonly number[][], parts: number, colourType = 2): Buffer => {
  const data = deflateSync(Buffer.from(lines.flat()))
  const size = Math.ceil(data.length / parts)
  const pieces = Array.from({ length: parts }, (_, part) => data.subarray(part * size, (part + 1) * size))
  return Buffer.concat([
    SIGNATURE,
    header(width, lines.length, colourType),
    ...pieces.map((piece) => chunk('IDAT', piece)),
    chunk(END, Buffer.alloc(0)),
  ])
}

test('a packed picture has one chunk of plain lines between the same header and end', () => {
  const line = (width: number) =>
    fc.array(fc.integer({ min: 0, max: 255 }), { minLength: width * 3, maxLength: width * 3 })
  const pictures = fc
    .integer({ min: 1, max: 8 })
    .chain((width) => fc.tuple(fc.constant(width), fc.array(line(width), { minLength: 1, maxLength: 6 })))
  fc.assert(
    fc.property(pictures, fc.integer({ min: 1, max: 4 }), ([width, pixels], parts) => {
      const lines = pixels.map((bytes) => [0, ...bytes])
      const packed = packPng(picture(width, lines, parts))
      const data = packed.subarray(33, -12)
      expect(packed.subarray(0, 33)).toEqual(Buffer.concat([SIGNATURE, header(width, lines.length)]))
      expect(inflateSync(data.subarray(8, -4))).toEqual(Buffer.from(lines.flat()))
      expect(data.readUInt32BE(data.length - 4)).toBe(crc32(data.subarray(4, -4)))
      expect(packed.subarray(-12)).toEqual(chunk(END, Buffer.alloc(0)))
    }),
  )
})

test.each([
  ['none', 0, [10, 20, 30, 40, 50, 60]],
  ['the pixel to the left', 1, [10, 20, 30, 50, 70, 90]],
  ['the pixel above', 2, [11, 22, 33, 44, 55, 66]],
  ['the mean of both', 3, [10, 21, 31, 47, 63, 78]],
  ['the nearest of the three', 4, [11, 22, 33, 51, 72, 93]],
])('a line of differences to %s becomes its pixels', (_, filter, expected) => {
  const filtered = [0, 1, 2, 3, 4, 5, 6, filter, 10, 20, 30, 40, 50, 60]
  expect([...unfilter(Buffer.from(filtered), 2, 3)]).toEqual([0, 1, 2, 3, 4, 5, 6, 0, ...expected])
})

test('differences wrap around at 256', () => {
  expect([...unfilter(Buffer.from([1, 200, 100]), 2, 1)]).toEqual([0, 200, 44])
})

test('a filter that PNG does not have and a picture with transparency are refused', () => {
  expect(() => unfilter(Buffer.from([9, 1]), 1, 1)).toThrow('filter 9')
  expect(() => packPng(picture(1, [[0, 1, 2, 3, 4]], 1, 6))).toThrow('opaque RGB')
})
