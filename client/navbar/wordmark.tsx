/** Our own logo: a table's partitions along time, the newest lit and still growing. */
export function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
        <g fill="var(--outline)">
          <rect width="5" height="7" x="2" y="14" rx="1.5" />
          <rect width="5" height="11.5" x="9.5" y="9.5" rx="1.5" />
        </g>
        <g fill="var(--accent)">
          <rect width="5" height="14" x="17" y="7" rx="1.5" />
          <circle cx="19.5" cy="3.5" r="1.75" />
        </g>
      </svg>
      <span>
        QuestDB <small>docs</small>
      </span>
    </>
  )
}
