/**
 * Puts what a reader typed into the form in which it is compared. One character can become eighteen (U+FDFA), so the length is
 * limited again at the end.
 */
export const normalize = (text: string, longest: number): string =>
  text.slice(0, longest).normalize('NFKC').toLowerCase().slice(0, longest).toWellFormed()
