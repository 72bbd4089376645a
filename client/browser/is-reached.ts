/** Asks for an address without its content: browsers say that they are online before anything can be reached. */
export const isReached = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
