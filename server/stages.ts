/** Stages of a start, one after the other. */
export type Stage = 'code' | 'data' | 'pages' | 'site' | 'search' | 'application'

export interface Stages {
  /** Says that a stage has ended; it took the time since the one before. */
  readonly end: (stage: Stage) => void
  /** Milliseconds by stage. */
  readonly ms: Readonly<Partial<Record<Stage, number>>>
}

/** The first stage begins with the process. */
export function createStages(): Stages {
  const ms: Partial<Record<Stage, number>> = {}
  let last = 0
  return {
    ms,
    end(stage) {
      const now = performance.now()
      ms[stage] = Math.round(now - last)
      last = now
    },
  }
}
