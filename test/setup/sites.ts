import type { TestProject } from 'vitest/node'
import { SHARED_SITES, type SharedSite, type SharedSites } from '#test/support/shared-sites.ts'
import { runSite } from '#test/support/site-process.ts'

/** Starts the sites that test files share, of which those over HTTP need the real one, and stops them after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const started = await Promise.all(
    Object.entries(SHARED_SITES)
      .filter(([name]) => project.name === 'browser' || name === 'real')
      .map(
        async ([name, { content, env }]) =>
          [name as SharedSite, await runSite({ content, env: { ...project.config.env, ...env } })] as const,
      ),
  )
  const sites = Object.fromEntries(started.map(([name, { url, opsUrl }]) => [name, { url, opsUrl }]))
  project.provide('sites', sites as SharedSites)
  return () => Promise.all(started.map(([, site]) => site.stop()))
}
