/** An account with the search provider, which then answers instead of the embedded engine. */
export interface HostedSearch {
  readonly appId: string
  /** The key that may only search: every reader sees it. */
  readonly apiKey: string
  readonly index: string
}

/** The hosts that the provider's client asks for answers; its host for writing is never asked. */
export const hostedSearchOrigins = (appId: string): readonly string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
]
