export interface LinkItem {
  readonly label: string
  readonly href: string
  /** Opens in a new tab. */
  readonly newTab?: boolean
}

/** A version of the documentation that readers can choose. */
export interface DocsVersion {
  readonly name: string
  readonly label: string
  /** The path of its pages. */
  readonly path: string
  /** Its first page. */
  readonly main: string
}

/** The items that the navbar and its dropdowns can have; names in the configuration are already resolved to addresses. */
export type NavbarEntry =
  | ({ readonly type: 'link' } & LinkItem)
  | ({ readonly type: 'docsSidebar'; readonly sidebar: string } & LinkItem)
  | { readonly type: 'html'; readonly html: string }

interface Placed {
  readonly position: 'left' | 'right'
  /** Shown only in the menu of small screens. */
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
  /** Set if the navbar hides while the reader scrolls down. */
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
  /** The image that chats and social networks show for a page without one of its own: its file and its words. */
  readonly preview?: { readonly image: string; readonly alt: string }
  /** Pages that the search offers before anything is typed. */
  readonly popular: readonly string[]
  /** Shown above every page. */
  readonly announcement?: { readonly text: string; readonly link?: LinkItem }
  /** The lead of the introduction, for readers in general and for those in finance. */
  readonly leadIn: { readonly default: string; readonly finance: string }
  /** The address where a page's source can be edited, up to its path under content/. */
  readonly editBase: string
}
