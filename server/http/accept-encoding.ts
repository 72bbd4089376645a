export type Encoding = 'br' | 'gzip' | 'identity'

export type AcceptedEncodings = Readonly<Record<Encoding, boolean>>

const NONE: AcceptedEncodings = { br: false, gzip: false, identity: true }
const known = new Map<string, AcceptedEncodings>()
/** Browsers send a handful of values; whoever sends thousands gets them parsed each time. */
const KNOWN_LIMIT = 100

/** Which encodings a request takes (RFC 9110, section 12.5.3). A weight of 0 refuses one. */
export function parseAcceptEncoding(header: string | undefined): AcceptedEncodings {
  if (header === undefined || header === '') return NONE
  const seen = known.get(header)
  if (seen) return seen
  const accepted = parse(header)
  if (known.size < KNOWN_LIMIT) known.set(header, accepted)
  return accepted
}

function parse(header: string): AcceptedEncodings {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.slice(2))
    if (name) weights.set(name, Number.isNaN(weight) ? 0 : weight)
  }
  const any = weights.get('*')
  const takes = (name: string) => (weights.get(name) ?? any ?? 0) > 0
  return {
    br: takes('br'),
    gzip: takes('gzip') || takes('x-gzip'),
    identity: (weights.get('identity') ?? (any === 0 ? 0 : 1)) > 0,
  }
}
