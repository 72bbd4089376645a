export interface LinkItem {
  readonly label: string
  readonly href: string
  /** Opens beside the page instead of in its place. */
  readonly newTab?: boolean
}

/** A state of the documentation that readers can choose. */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  /** Where its pages are. */
  readonly path: string
  /** The page that it starts with. */
  readonly main: string
}

/** What may stand in the navbar and in its dropdowns; addresses are those that the configuration's names stand for. */
export type NavbarEntry =
  | ({ readonly type: 'link' } & LinkItem)
  | ({ readonly type: 'docsSidebar'; readonly sidebar: string } & LinkItem)
  | ({ readonly type: 'docsVersion'; readonly version: string } & LinkItem)
  | { readonly type: 'html'; readonly html: string }

interface Placed {
  readonly position: 'left' | 'right'
  /** Only in the menu of small screens. */
  readonly mobileOnly?: boolean
}

export type NavbarItem = Placed &
  (
    | NavbarEntry
    | {
        readonly type: 'dropdown'
        readonly label: string
        readonly href?: string
        readonly items: readonly NavbarEntry[]
      }
    | { readonly type: 'docsVersionDropdown'; readonly versions: readonly string[] }
    | { readonly type: 'localeDropdown' }
    | { readonly type: 'search' }
    | { readonly type: 'repository' }
  )

export interface NavbarConfig {
  /** Goes away while the reader scrolls down. */
  readonly hideOnScroll: boolean
  readonly items: readonly NavbarItem[]
}

/** The words and addresses of the whole site, from content/site.yaml. */
export interface SiteConfig {
  readonly title: string
  readonly tagline: string
  readonly description: string
  readonly versions: readonly DocsVersion[]
  readonly navbar: NavbarConfig
  readonly repository: LinkItem & { readonly menu: readonly LinkItem[] }
  readonly footer: {
    readonly invitations: readonly (LinkItem & { readonly text: string })[]
    readonly links: readonly LinkItem[]
    readonly legal: readonly LinkItem[]
  }
  /** Stands above every page. */
  readonly announcement?: { readonly text: string; readonly link?: LinkItem }
  /** What the introduction says after the description, for readers in general and for those in finance. */
  readonly leadIn: { readonly default: string; readonly finance: string }
  /** Where a page's source can be edited: the prefix of its path below content/. */
  readonly editBase: string
}
