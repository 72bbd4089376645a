import { escapeHtml } from '#server/escape-html.ts'
import type { Site } from '#server/site/site.ts'

/** https://github.com/dewitt/opensearch: lets a browser add this site's search to its own. */
export const openSearch = ({ config }: Site, siteUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>QuestDB docs</ShortName>
<Description>${escapeHtml(config.description.trim())}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">${siteUrl}/docs/favicon.svg</Image>
<Url type="text/html" method="get" template="${siteUrl}/docs/search/?q={searchTerms}"/>
</OpenSearchDescription>
`
