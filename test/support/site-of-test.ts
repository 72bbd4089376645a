import { onTestFinished } from 'vitest'
import { type SiteProcess, startSite } from './site-process.ts'

/** A site that ends with its test, after the pages that were opened on it: what was begun last is ended first. */
export async function siteOfTest(options?: Parameters<typeof startSite>[0]): Promise<SiteProcess> {
  const site = await startSite(options)
  onTestFinished(async () => void (await site.stop()))
  return site
}
