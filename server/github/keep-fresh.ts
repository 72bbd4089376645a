/** Repeats `refresh`, one call at a time, after the pause in milliseconds that each call returns; starts after `firstMs`.
 * The timer does not keep the process alive. */
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
