import type { ReactNode } from 'react'
import type { SearchAnswerText } from '../../model/search-results.ts'

interface HitTextProps {
  readonly isPage: boolean
  /** The way to it; its group is named after that. */
  readonly trail?: string | undefined
  readonly title: ReactNode
  /** A line to read at once. */
  readonly answer?: SearchAnswerText | undefined
  readonly below?: ReactNode
}

/** The lines of a hit. */
export const HitText = ({ isPage, trail, title, answer, below }: HitTextProps) => (
  <>
    <span className={isPage ? 'hit-sign' : 'hit-sign hit-heading'} />
    <span className="hit-text">
      {trail && (
        <small className="hit-trail" aria-hidden="true">
          {trail}
        </small>
      )}
      <span className="hit-title">{title}</span>
      {answer && <span className={`hit-answer ${answer.kind}`}>{answer.text.split('\n')[0]}</span>}
      {below && <span className="hit-below">{below}</span>}
    </span>
  </>
)
