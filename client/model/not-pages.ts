/** Addresses that are not pages. The server's endpoints and `isPagePath` are both built from this list. */
export const NOT_PAGES = {
  api: '/docs/api/',
  assets: '/docs/assets/',
  go: '/docs/go/',
  images: '/docs/images/',
  search: '/docs/search/',
} as const
