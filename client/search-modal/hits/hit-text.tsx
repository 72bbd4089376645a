import type { Hit } from './read-hit.ts'
import { readMarked } from './read-marked.ts'

/** The two lines of a hit: what was found, and where it is or how it goes on. */
export function HitText({ hit: { kind, title, below } }: { hit: Hit }) {
  return (
    <>
      <span className={`hit-sign hit-${kind}`} />
      <span className="hit-text">
        <span className="hit-title">
          <Marked html={title} />
        </span>
        {below && (
          <span className="hit-below">
            <Marked html={below} />
          </span>
        )}
      </span>
    </>
  )
}

const Marked = ({ html }: { html: string }) =>
  readMarked(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
