import type { Site } from '#server/site/site.ts'

/** The site's background, the same as in client/styles/tokens.css and the document's `theme-color`. */
const GROUND = '#0a1216'

/** https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ config }: Site): string =>
  JSON.stringify({
    name: config.title,
    short_name: 'QuestDB docs',
    description: config.description.trim(),
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    icons: [{ src: '/docs/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
