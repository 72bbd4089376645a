/** 1,000 stars or more as thousands with one decimal, fewer in full, an ellipsis while unknown (specification, section 4). */
export function formatStars(count: number | null, locale = 'en'): string {
  if (count === null) return '…'
  return count >= 1000 ? `${(count / 1000).toFixed(1)}k` : count.toLocaleString(locale)
}
