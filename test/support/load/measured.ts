declare module 'vitest' {
  interface TaskMeta {
    measured?: string
  }
}

/** Notes what a test measured; `npm run test:faults` shows it beside what had to hold. */
export function noteMeasured({ meta }: { meta: { measured?: string } }, text: string): void {
  meta.measured = text
}
