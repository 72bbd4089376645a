/**
 * 1,000 stars or more as thousands with one decimal, fewer in the locale's digits, an ellipsis while the number is
 * unknown (specification, section 4).
 */
export function formatStars(count: number | null, locale = 'en'): string {
  if (count === null) return '…'
  return count >= 1000 ? `${(count / 1000).toFixed(1)}k` : count.toLocaleString(locale)
}
