import { fileURLToPath } from 'node:url'

/** The repository's root and the one place where build output goes. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const DIST = `${ROOT}dist`
export const SERVER_OUT = `${DIST}/server`
export const CLIENT_OUT = `${DIST}/client`
