/** Lets the browser handle what is pending, such as a key press or a paint, before the work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
