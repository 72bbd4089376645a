/** Repeats what returns its own pause, in milliseconds, one at a time, from `firstMs` on. It keeps no process alive. */
export function keepFresh(refresh: () => Promise<number>, firstMs: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const after = (ms: number) => {
    if (stopped) return
    timer = setTimeout(async () => after(await refresh()), ms)
    timer.unref()
  }
  after(firstMs)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
