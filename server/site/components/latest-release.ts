import { defineComponent } from '../compile/define-component.ts'

/** The archives of the release with their sizes. */
export const releaseAssets = defineComponent({
  name: 'ReleaseAssets',
  kind: 'data',
  mdx({ release }) {
    const rows = release.assets.map(
      ({ name, browser_download_url, size, download_count }) =>
        `| [${name}](${browser_download_url}) | ${(size / 1_000_000).toFixed(1)} MB (${size.toLocaleString('en')} bytes) | ${download_count.toLocaleString('en')} |`,
    )
    return ['| Archive | Size | Downloads |', '|---|--:|--:|', ...rows].join('\n')
  },
})

/** The notes of the release, as its authors wrote them. */
export const releaseNotes = defineComponent({
  name: 'ReleaseNotes',
  kind: 'data',
  mdx: ({ release }) => release.body,
})
