/** Where the server answers with something else than a page. Its endpoints are made from these, and so is `isPagePath`. */
export const NOT_PAGES = {
  api: '/docs/api/',
  assets: '/docs/assets/',
  go: '/docs/go/',
  images: '/docs/images/',
  search: '/docs/search/',
  social: '/docs/social/',
} as const
