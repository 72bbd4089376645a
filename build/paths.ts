import { fileURLToPath } from 'node:url'

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The one place where build output goes. */
export const DIST = `${ROOT}dist`

export type BuildMode = 'production' | 'development'

/** Where each kind of build puts its parts; the server finds the client beside itself. */
export const FOLDERS = {
  production: { server: `${DIST}/server`, client: `${DIST}/client` },
  development: { server: `${DIST}/dev/server`, client: `${DIST}/dev/client` },
} as const satisfies Record<BuildMode, { server: string; client: string }>
