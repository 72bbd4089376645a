import type { DataComponent } from './data-component.ts'

export const releaseNotes: DataComponent = { write: ({ release }) => release.body }

export const releaseAssets: DataComponent = {
  write({ release }) {
    const rows = release.assets.map(
      ({ name, browser_download_url, size, download_count }) =>
        `| [${name}](${browser_download_url}) | ${(size / 1_000_000).toFixed(1)} MB (${size.toLocaleString('en')} bytes) | ${download_count.toLocaleString('en')} |`,
    )
    return ['| Archive | Size | Downloads |', '|---|--:|--:|', ...rows].join('\n')
  },
}
