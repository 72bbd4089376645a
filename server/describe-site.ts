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

/** The variables alone, without what only the process needs. */
export const shownConfig = (config: ShownConfig): ShownConfig =>
  Object.fromEntries(SHOWN.map((name) => [name, config[name]]))

/** What all pages of a build share, whatever the operator configured. */
export type BuildData = Pick<SiteData, 'config' | 'navigation' | 'releases' | 'assets'>

export const describeBuild = (
  { config, navigation, release, releases }: Pick<Site, 'config' | 'navigation' | 'release' | 'releases'>,
  assets: DocumentAssets,
): BuildData => ({
  config,
  navigation,
  assets,
  releases: { described: release.tag_name, measured: releases?.versions ?? [] },
})

/** The data that every page shares: the build's own, and what the operator configured. */
export function describeSite(
  build: BuildData,
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
    ...build,
    // A build that other code described, and kept for its pages, may have none; it must not stop a start.
    leadIn: build.config?.leadIn?.[LEAD_IN] ?? '',
    offline: OFFLINE === 'on',
    ...(websiteId && { assistant: { websiteId } }),
    ...(appId && apiKey && index && { hostedSearch: { appId, apiKey, index } }),
    ...(siteVerification && { siteVerification }),
  }
}
