/** An account with the search provider, which replaces the embedded engine. */
export interface HostedSearch {
  readonly appId: string
  /** A search-only key: every reader can see it. */
  readonly apiKey: string
  readonly index: string
}

/** The hosts that the provider's client queries; it never uses the host for writing. */
export const hostedSearchOrigins = (appId: string): readonly string[] => [
  `https://${appId}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
]
