import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** All build output goes here. */
export const DIST = `${ROOT}dist`

/** Where Node keeps compiled scripts of the bundles between starts. */
export const CODE_CACHE = `${DIST}/code`

export type BuildMode = 'production' | 'development'

/** The output folders of each kind of build; the server expects the client beside itself. */
export const FOLDERS = {
  production: { server: `${DIST}/server`, client: `${DIST}/client` },
  development: { server: `${DIST}/dev/server`, client: `${DIST}/dev/client` },
} as const satisfies Record<BuildMode, { server: string; client: string }>
