import type { Readable } from 'node:stream'
import type { Response } from 'express'
import sirv from 'sirv'
import { NOT_PAGES } from '#client/model/not-pages.ts'
import { hashOf } from '#server/cache/hash.ts'
import type { Assets } from '#server/render/load-assets.ts'
import { CACHE_CONTROL } from '../delivery/cache-control.ts'
import type { Serve } from './serve.ts'

const LICENSES = 'licenses.txt'
const ANY_SITE_DATA = new RegExp(`^${NOT_PAGES.assets}site\\.[\\w-]{16,22}\\.json$`)

type SiteDataFile = ReturnType<typeof createSiteDataFile>

/**
 * The browser's files, precompressed by the build, and what all pages share. During a deploy, a page of another build asks
 * for its own: it gets the present data, which browsers do not keep under that name.
 */
export function staticAssets(serve: Serve, assets: Assets, siteData: SiteDataFile): void {
  const send = (response: Response) => response.type('application/json').send(siteData.json)
  serve(
    { path: siteData.path, name: 'asset', cache: 'immutable', vary: 'Accept-Encoding', record: true },
    (_request, response) => send(response),
  )
  serve(
    { path: ANY_SITE_DATA, name: 'asset', cache: 'page', vary: 'Accept-Encoding', record: false },
    (_request, response) => send(response),
  )
  const files = sirv(assets.folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // sirv knows its files from the start: a path that it does not know costs no look at the disk.
    dev: false,
    // The one file without a hash in its name.
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.endsWith(LICENSES) ? CACHE_CONTROL.file : CACHE_CONTROL.immutable,
      ),
  })
  serve(
    { path: new RegExp(`^${NOT_PAGES.assets}`), name: 'asset', cache: 'none', vary: null, record: false },
    (request, response, _target, next) => {
      const { url } = request
      // They are small, and a range that ends before it begins is read from the disk as no error that can be answered.
      delete request.headers.range
      request.url = url.slice(NOT_PAGES.assets.length - 1)
      // A file may be gone since the start, after a build in the same folder.
      response.once('pipe', (file: Readable) => file.once('error', next))
      files(request, response, () => {
        request.url = url
        next()
      })
    },
  )
}

/** Serves the data that every page shares, as a file that browsers keep for as long as it is the same. */
export function createSiteDataFile(siteData: object) {
  const json = JSON.stringify(siteData)
  return { path: `${NOT_PAGES.assets}site.${hashOf([json])}.json`, json }
}
