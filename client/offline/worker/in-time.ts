/** The promised value, or null if the promise fails or takes longer; `ms` may be Infinity. */
export function inTime<Value>(promised: Promise<Value>, ms: number): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = ms === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => resolve(null), ms)
    promised.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer))
  })
}
