export interface LinkItem {
  readonly label: string
  readonly href: string
  /** Opens beside the page instead of in its place. */
  readonly newTab?: boolean
}

/** The words and addresses of the whole site, from content/site.yaml. */
export interface SiteConfig {
  readonly title: string
  readonly tagline: string
  readonly description: string
  readonly navbar: readonly LinkItem[]
  readonly repository: LinkItem & { readonly menu: readonly LinkItem[] }
  readonly footer: {
    readonly invitations: readonly (LinkItem & { readonly text: string })[]
    readonly links: readonly LinkItem[]
    readonly legal: readonly LinkItem[]
  }
  /** Where a page's source can be edited: the prefix of its path below content/. */
  readonly editBase: string
}
