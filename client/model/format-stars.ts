/** 1,000 stars or more as thousands with one decimal, fewer in the locale's digits (specification, section 4). */
export const formatStars = (count: number, locale = 'en'): string =>
  count >= 1000 ? `${(count / 1000).toFixed(1)}k` : count.toLocaleString(locale)
