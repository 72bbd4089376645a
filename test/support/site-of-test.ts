import { onTestFinished } from 'vitest'
import { runSite, type SiteProcess } from './site-process.ts'

/** A site that ends with its test, after the pages that were opened on it: what was begun last is ended first. */
export async function siteOfTest(options?: Parameters<typeof runSite>[0]): Promise<SiteProcess> {
  const site = await runSite(options)
  onTestFinished(async () => void (await site.stop()))
  return site
}
