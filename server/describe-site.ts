import type { DocumentAssets, SiteData } from '#client/model/site-data.ts'
import type { Config } from './config.ts'
import type { Site } from './site/site.ts'

/** The data that every page shares: the content's own, and what the operator configured. */
export function describeSite(
  { config, navigation, release, releases }: Site,
  assets: DocumentAssets,
  { LEAD_IN, OFFLINE, ...operators }: Config,
): SiteData {
  const { AI_WIDGET_ID: websiteId, SITE_VERIFICATION: siteVerification } = operators
  const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX: index } = operators
  // No browser needs these: the server chooses the lead-in, and writes the others into documents and feeds.
  const { leadIn, preview, description, ...shared } = config
  return {
    config: shared,
    navigation,
    assets,
    releases: { described: release.tag_name, measured: releases?.versions ?? [] },
    leadIn: leadIn[LEAD_IN],
    offline: OFFLINE === 'on',
    ...(websiteId && { assistant: { websiteId } }),
    ...(appId && apiKey && index && { hostedSearch: { appId, apiKey, index } }),
    ...(siteVerification && { siteVerification }),
  }
}
