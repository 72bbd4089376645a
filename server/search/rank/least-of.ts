const STEPS = 256

/**
 * The highest score, and a score that at most `most` of them have; no less than `least`. Found by counting and not by
 * ordering, so scores that are nearly as high as the ones that are left out may be left out too.
 */
export function leastOf(
  scores: Float64Array,
  least: number,
  most: number,
): { readonly least: number; readonly highest: number } {
  let highest = 0
  for (let at = 0; at < scores.length; at++) highest = Math.max(highest, scores[at] as number)
  if (scores.length <= most || highest <= least) return { least, highest }
  const counts = new Uint32Array(STEPS)
  const step = (highest - least) / (STEPS - 1)
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] as number
    if (score <= 0 || score < least) continue
    const place = Math.floor((score - least) / step)
    counts[place] = (counts[place] as number) + 1
  }
  let [place, count] = [STEPS, 0]
  while (place > 0 && count + (counts[place - 1] as number) <= most) count += counts[--place] as number
  // If too many are in the highest step, those that have the highest score stay.
  return { least: Math.min(highest, least + place * step), highest }
}
