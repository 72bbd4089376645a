import type { Fence } from './fence.ts'

/** A listing of SQL, as its page has it. */
export interface SqlListing {
  readonly text: string
  readonly fence: Pick<Fence, 'fails' | 'noRun' | 'replace'>
}

/**
 * Finds what has to run before a query: for each listing the places of earlier ones that make its tables,
 * or null for a listing that readers are not offered to run. That is one which is no query, which cannot run, or whose
 * tables come from statements that would take something of a reader's own away.
 */
export function neededListings(listings: readonly SqlListing[]): (readonly number[] | null)[] {
  const read = listings.map(readListing)
  return read.map((listing, at) => {
    if (!listing.runs || !listing.asks) return null
    const earlier = read.slice(0, at)
    const names = new Set(earlier.flatMap(({ makes }) => makes))
    const places = new Set<number>()
    // A table may be made from another one, which brings the statements of that one along.
    const need = (words: readonly string[]) => {
      const needed = words.filter((word) => names.delete(word))
      for (const [place, other] of earlier.entries()) {
        if (places.has(place) || !other.runs || other.asks) continue
        if (!needed.some((word) => other.words.includes(word))) continue
        places.add(place)
        need(other.words)
      }
    }
    need(listing.words)
    const sorted = [...places].sort((one, other) => one - other)
    return sorted.some((place) => earlier[place]?.takes) ? null : sorted
  })
}

interface ReadListing {
  readonly runs: boolean
  /** Every statement of it only asks. */
  readonly asks: boolean
  /** One of its statements changes or removes what may be there already. */
  readonly takes: boolean
  readonly words: readonly string[]
  /** The tables and views that it makes. */
  readonly makes: readonly string[]
}

const COMMENTS_AND_STRINGS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g
const ASKS = /^\s*(?:\(|select\b|with\b|explain\b|show\b|declare\b|from\b|\w+\s*(?:\(\s*\)\s*)?$)/i
const MAKES =
  /\bcreate\s+(?:(?:atomic|batch\s+\d+)\s+)?(?:table|view|materialized\s+view)\s+(?:if\s+not\s+exists\s+)?(?:"([^"]+)"|([\w.]+))/gi
const ONLY_ADDS = /^\s*(?:create|insert)\b/i

function readListing({ text, fence: { fails, noRun, replace } }: SqlListing): ReadListing {
  // A function takes the name of a table as a string.
  const code = text.replace(COMMENTS_AND_STRINGS, (part) =>
    /^'[\w.]+'$/.test(part) ? part : part.startsWith("'") ? "''" : ' ',
  )
  const statements = code.split(';').filter((statement) => statement.trim() !== '')
  const asks = statements.every((statement) => ASKS.test(statement))
  return {
    runs: fails === undefined && noRun === undefined && replace === undefined,
    asks,
    takes: !asks && statements.some((each) => !ASKS.test(each) && !ONLY_ADDS.test(each)),
    words: [...new Set(code.toLowerCase().match(/[a-z_][\w.]*/g))],
    makes: [...code.matchAll(MAKES)].map(([, quoted, plain]) => (quoted ?? plain ?? '').toLowerCase()),
  }
}
