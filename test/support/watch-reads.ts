/** A copy of a value that records which of its keys are read: those that a validator does not read are unknown to its schema. */
export function watchReads(value: unknown): { readonly watched: unknown; readonly unread: () => string[] } {
  const unread = new Set<string>()
  const watch = (part: unknown, path: string): unknown => {
    if (typeof part !== 'object' || part === null) return part
    const pathOf = (key: string) => `${path}/${key}`
    const parts = Object.entries(part).map(([key, inner]) => [key, watch(inner, pathOf(key))] as const)
    for (const [key] of parts) unread.add(pathOf(key))
    const copy = Array.isArray(part) ? parts.map(([, inner]) => inner) : Object.fromEntries(parts)
    return new Proxy(copy, {
      get(target, key, receiver) {
        if (typeof key === 'string') unread.delete(pathOf(key))
        return Reflect.get(target, key, receiver)
      },
    })
  }
  return { watched: watch(value, ''), unread: () => [...unread] }
}
