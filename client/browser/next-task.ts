/** Lets the browser do what waits, such as answering a key or painting, before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
