import { FOLDERS, ROOT } from '#build/paths.ts'
import { runSite, type SiteProcess } from '#test/support/site-process.ts'

/** The bundled site with the real pages, as operators run it; on one processor if one is named. */
export const serveSite = (env: Record<string, string> = {}, processor?: number): Promise<SiteProcess> => {
  const command = [process.execPath, `${FOLDERS.production.server}/main.mjs`] as const
  return runSite({
    command: processor === undefined ? command : ['taskset', '-c', String(processor), ...command],
    env: { CONTENT_DIR: `${ROOT}content`, LOG_LEVEL: 'error', ...env },
  })
}
