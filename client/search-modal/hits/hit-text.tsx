import type { SearchAnswerText } from '../../model/search-results.ts'
import type { Hit } from './read-hit.ts'
import { readMarked } from './read-marked.ts'

interface HitTextProps {
  readonly hit: Hit
  /** A line to read at once. */
  readonly answer?: SearchAnswerText | undefined
}

/** The lines of a hit: what was found in which chapter, what it answers, and where it is and how it goes on. */
export function HitText({ hit: { kind, title, below, group }, answer }: HitTextProps) {
  return (
    <>
      <span className={`hit-sign hit-${kind}`} />
      <span className="hit-text">
        <span className="hit-head">
          <span className="hit-title">
            <Marked html={title} />
          </span>
          {group && <span className="hit-chapter">{group}</span>}
        </span>
        {answer && <span className={`hit-answer ${answer.kind}`}>{answer.text.split('\n')[0]}</span>}
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
