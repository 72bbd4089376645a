/** Undoes the filters of a PNG's lines (PNG specification, section 9): each line begins with 0, then its pixels follow. */
export function unfilter(filtered: Uint8Array, width: number, channels: number): Buffer {
  const stride = width * channels + 1
  const plain = Buffer.from(filtered)
  for (let start = 0; start < plain.length; start += stride) {
    const filter = plain[start] ?? 0
    plain[start] = 0
    for (let at = start + 1; at < start + stride; at++) {
      const inLine = at - start > channels
      const left = inLine ? byte(plain, at - channels) : 0
      const above = start > 0 ? byte(plain, at - stride) : 0
      const corner = inLine && start > 0 ? byte(plain, at - stride - channels) : 0
      plain[at] = byte(plain, at) + predict(filter, left, above, corner)
    }
  }
  return plain
}

const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

function predict(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, corner)
    default:
      throw new Error(`A line of the picture has filter ${filter}, which PNG does not have.`)
  }
}

/** The one of the three that is nearest to left + above - corner; on a tie the first. */
function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [
    Math.abs(above - corner),
    Math.abs(left - corner),
    Math.abs(left + above - 2 * corner),
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
