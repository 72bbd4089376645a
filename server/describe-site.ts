import type { SiteData } from '#client/model/site-data.ts'
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

/** The variables that pages show or browsers act upon. */
export type ShownConfig = Partial<Pick<Config, (typeof SHOWN)[number]>>

/** Their values: a build with others is another build. */
export const shownValues = (config: ShownConfig): unknown[] => SHOWN.map((name) => config[name])

/** What every page shares: the site's own data and what the operator configured. */
export function describeSite(
  { config, navigation, release, releases }: Pick<Site, 'config' | 'navigation' | 'release' | 'releases'>,
  {
    LEAD_IN = 'default',
    AI_WIDGET_ID: websiteId,
    ALGOLIA_APP_ID: appId,
    ALGOLIA_API_KEY: apiKey,
    ALGOLIA_INDEX: index,
    SITE_VERIFICATION: siteVerification,
    OFFLINE = 'on',
  }: ShownConfig,
): Omit<SiteData, 'assets'> {
  return {
    config,
    navigation,
    leadIn: config.leadIn[LEAD_IN],
    releases: { described: release.tag_name, measured: releases?.versions ?? [] },
    offline: OFFLINE === 'on',
    ...(websiteId && { assistant: { websiteId } }),
    ...(appId && apiKey && index && { hostedSearch: { appId, apiKey, index } }),
    ...(siteVerification && { siteVerification }),
  }
}
