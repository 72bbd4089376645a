import type { ReactNode } from 'react'
import type { SearchAnswerText } from '../../model/search-results.ts'

interface HitTextProps {
  readonly isPage: boolean
  readonly title: ReactNode
  /** A line to read at once. */
  readonly answer?: SearchAnswerText | undefined
  readonly below?: ReactNode
}

/** The lines of a hit. */
export const HitText = ({ isPage, title, answer, below }: HitTextProps) => (
  <>
    <span className={isPage ? 'hit-sign' : 'hit-sign hit-heading'} />
    <span className="hit-text">
      <span className="hit-title">{title}</span>
      {answer && <span className={`hit-answer ${answer.kind}`}>{answer.text.split('\n')[0]}</span>}
      {below && <span className="hit-below">{below}</span>}
    </span>
  </>
)
