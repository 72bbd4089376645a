import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

export type AcceptedEncodings = Readonly<Record<Encoding, boolean>>

const known = new Map<string, AcceptedEncodings>()
/** Browsers send a handful of values; beyond this limit, values are parsed on every request. */
const KNOWN_LIMIT = 100
/** RFC 9110, section 8.4.1.3: x-gzip is gzip. */
const OFFERED = ['br', 'gzip', 'x-gzip', 'identity']

/** Which encodings a request accepts (RFC 9110, section 12.5.3). A weight of 0 refuses one. */
export function parseAcceptEncoding(header = ''): AcceptedEncodings {
  const seen = known.get(header)
  if (seen) return seen
  const taken = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(OFFERED)
  const accepted = {
    br: taken.includes('br'),
    gzip: taken.includes('gzip') || taken.includes('x-gzip'),
    identity: taken.includes('identity'),
  }
  if (known.size < KNOWN_LIMIT) known.set(header, accepted)
  return accepted
}
