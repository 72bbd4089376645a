import type { Texts } from '../locales/en.ts'
import { useTexts } from '../locales/locale-store.ts'
import { markdownPath } from '../model/markdown-path.ts'
import { feedOf } from '../model/named-pages.ts'
import type { RouteData } from '../model/route-data.ts'
import { useSite } from '../site-context.tsx'

/** The title of what is shown in place of a page. */
function titleOf(route: Exclude<RouteData, { kind: 'page' }>, texts: Texts): string {
  if (route.kind === 'search') return route.query ? texts.searchResultsFor(route.query) : texts.search
  return route.kind === 'failed' ? texts.loadFailed : texts.notFound
}

/** The metadata that search engines, feeds and chat previews read. */
export function PageHead({ route }: { route: RouteData }) {
  const { config, siteUrl } = useSite()
  const texts = useTexts()
  if (route.kind !== 'page')
    return (
      <>
        <title>{`${titleOf(route, texts)} | ${config.title}`}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  const { title, description, path, keywords, noindex, image } = route.meta
  const url = siteUrl + path
  const feed = feedOf(path)
  return (
    <>
      <title>{title === config.title ? title : `${title} | ${config.title}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords.join(', ')} />}
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <link rel="alternate" type="text/markdown" href={markdownPath(path)} />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={config.title} />
      {image && (
        <>
          <meta property="og:image" content={siteUrl + image.address} />
          <meta property="og:image:width" content={`${image.width}`} />
          <meta property="og:image:height" content={`${image.height}`} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
