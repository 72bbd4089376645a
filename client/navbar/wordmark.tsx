/** Our own logo: a table's partitions along time, the newest lit and still growing. */
export function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" focusable="false">
        <path
          fill="var(--mark-old)"
          d="M3.5 14h2a1.5 1.5 0 0 1 1.5 1.5v4a1.5 1.5 0 0 1-1.5 1.5h-2A1.5 1.5 0 0 1 2 19.5v-4A1.5 1.5 0 0 1 3.5 14zM11 9.5h2a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 13 21h-2a1.5 1.5 0 0 1-1.5-1.5V11A1.5 1.5 0 0 1 11 9.5z"
        />
        <path
          fill="var(--accent)"
          d="M18.5 7h2A1.5 1.5 0 0 1 22 8.5v11a1.5 1.5 0 0 1-1.5 1.5h-2a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 18.5 7zM19.5 1.75a1.75 1.75 0 1 1 0 3.5 1.75 1.75 0 0 1 0-3.5z"
        />
      </svg>
      <span>
        QuestDB <small>docs</small>
      </span>
    </>
  )
}
