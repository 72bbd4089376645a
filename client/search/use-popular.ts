import { pagesIn } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'

/** The popular pages of the site; one that is not in the navigation is left out. */
export function usePopular() {
  const { config, navigation } = useSite()
  const pages = pagesIn(navigation)
  return config.popular.flatMap((path) => pages.find((page) => page.path === path) ?? [])
}
