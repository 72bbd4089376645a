import { type LiteClient, liteClient } from 'algoliasearch/lite'
import type { HostedSearch } from '../model/hosted-search.ts'

/** The engine takes any name and key. */
const EMBEDDED: HostedSearch = { appId: 'embedded', apiKey: 'embedded', index: 'docs' }

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

let client: LiteClient | undefined

/**
 * Returns the provider's own client, with its timeouts and its cache of answers (and its hosts, if there is an
 * account), and the name of the index to query.
 */
export function searchClient(hosted: HostedSearch | undefined): { client: LiteClient; index: string } {
  const { appId, apiKey, index } = hosted ?? EMBEDDED
  client ??= liteClient(appId, apiKey, hosted ? { hostsCache: hostsByUrl() } : { hosts: embeddedHosts() })
  return { client, index }
}

/** The embedded engine's hosts for the provider's client; listing the same host twice gives it one retry. */
const embeddedHosts = () =>
  Array.from({ length: 2 }, () => ({
    url: `${window.location.host}/docs/api/search`,
    accept: 'readWrite' as const,
    protocol: window.location.protocol === 'https:' ? ('https' as const) : ('http' as const),
  }))

/**
 * The client's knowledge of its hosts, kept as long as the document. Its own cache (5.64) writes a host's state under a
 * key that includes the state and reads it under one that does not, so a stalling host would be asked first every time.
 * Keyed by address, the client's window of 2 minutes works.
 */
function hostsByUrl(): HostsCache {
  const states = new Map<string, unknown>()
  const urlOf = (key: Record<string, unknown> | string) => (typeof key === 'string' ? key : String(key.url))
  return {
    get: async <State>(key: Record<string, unknown> | string, initial: () => Promise<State>) =>
      (states.get(urlOf(key)) as State | undefined) ?? initial(),
    set: async (key, state) => {
      states.set(urlOf(key), state)
      return state
    },
    delete: async (key) => void states.delete(urlOf(key)),
    clear: async () => states.clear(),
  }
}
