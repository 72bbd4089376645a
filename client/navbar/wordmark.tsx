/** Our own mark: three partitions of a table, the newest one growing. */
export function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path className="mark-old" d="M3 14h4v7H3zM10 9h4v12h-4z" />
        <path className="mark-new" d="M17 3h4v18h-4z" />
      </svg>
      <span>
        QuestDB <small>docs</small>
      </span>
    </>
  )
}
