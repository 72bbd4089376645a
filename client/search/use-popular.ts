import { pagesIn, trailTo } from '../model/navigation.ts'
import type { Suggestion } from '../model/route-data.ts'
import { useSite } from '../site-context.tsx'

/** Pages to go on to, each with its part of the site: those nearest to a query, else the site's popular ones in its navigation. */
export function usePopular(nearest: readonly Suggestion[] = []) {
  const { config, navigation } = useSite()
  const pages = pagesIn(navigation)
  const popular = config.popular.flatMap((path) => pages.find((page) => page.path === path) ?? [])
  return (nearest.length > 0 ? nearest : popular).map(
    ({ path, label }): Suggestion => ({ path, label, section: trailTo(navigation, path)?.[0]?.label }),
  )
}
