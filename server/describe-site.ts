import type { DocumentAssets, SiteData } from '#client/model/site-data.ts'
import type { Config } from './config.ts'
import type { Site } from './site/site.ts'

const SHOWN = [
  'LEAD_IN',
  'AI_WIDGET_ID',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX',
  'SITE_VERIFICATION',
  'OFFLINE',
] as const

/** The variables that affect pages or browsers. */
export type ShownConfig = Partial<Pick<Config, (typeof SHOWN)[number]>>

/** Their values, which are part of the build's id. */
export const shownValues = (config: ShownConfig): unknown[] => SHOWN.map((name) => config[name])

/** The data that every page shares: the content's own, and what the operator configured. */
export function describeSite(
  { config, navigation, release, releases }: Pick<Site, 'config' | 'navigation' | 'release' | 'releases'>,
  assets: DocumentAssets,
  {
    LEAD_IN = 'default',
    AI_WIDGET_ID: websiteId,
    ALGOLIA_APP_ID: appId,
    ALGOLIA_API_KEY: apiKey,
    ALGOLIA_INDEX: index,
    SITE_VERIFICATION: siteVerification,
    OFFLINE = 'on',
  }: ShownConfig,
): SiteData {
  return {
    config,
    navigation,
    assets,
    releases: { described: release.tag_name, measured: releases?.versions ?? [] },
    leadIn: config.leadIn[LEAD_IN],
    offline: OFFLINE === 'on',
    ...(websiteId && { assistant: { websiteId } }),
    ...(appId && apiKey && index && { hostedSearch: { appId, apiKey, index } }),
    ...(siteVerification && { siteVerification }),
  }
}
