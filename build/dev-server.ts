import { watch } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { LAYOUT_IDS } from '#client/model/layout-ids.ts'
import { openCacheFolder } from '#server/cache/cache-folder.ts'
import { parseConfig } from '#server/config.ts'
import { createSite } from '#server/create-site.ts'
import { escapeHtml } from '#server/escape-html.ts'
import { createMetadata } from '#server/github/metadata.ts'
import { createMetrics } from '#server/http/ops/metrics.ts'
import { loadAssets } from '#server/render/load-assets.ts'
import { createSearch } from '#server/search/create-search.ts'
import { ContentErrors, formatProblem } from '#server/site/content-error.ts'
import { loadSite } from '#server/site/load-site.ts'

/** The element that names the version of the content whose errors the page shows. */
const ERROR_LIST_ID = 'content-errors'

/** Serves the site while it is being edited: reloads content on each change, and open pages follow. */
const [, , fingerprint = ''] = process.argv
// Browsers keep no copies of pages that are being edited, nor of any other site served on this address before.
// While a change is compiled everything waits, and no script of an open page may be refused for that.
const config = { ...parseConfig(process.env), OFFLINE: 'off', QUEUE_SECONDS: 60 } as const
const log = pino({ level: config.LOG_LEVEL, base: null })
const metrics = createMetrics()
const assets = await loadAssets()
const readers = new Set<ServerResponse>()

const cache = openCacheFolder(config.CACHE_DIR, (message) => log.warn(message))
const drain = { draining: false }

let answer: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end()
let version = ''

async function load(): Promise<void> {
  try {
    const site = await loadSite({
      root: config.CONTENT_DIR,
      cache,
      fingerprint,
      buildSeed: assets.fingerprint,
    })
    for (const problem of site.warnings) log.warn(formatProblem(problem))
    const running = createSite(config, {
      site,
      search: createSearch(site),
      assets,
      log,
      drain,
      metadata: createMetadata(site),
      metrics,
    })
    answer = running.listener
    version = site.build
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error
    log.error(error.message)
    version = error.message
    answer = errorPage(error, version)
  }
  for (const reader of readers) tell(reader)
}

const tell = (reader: ServerResponse) => reader.write(`retry: 100\ndata: ${JSON.stringify(version)}\n\n`)

/**
 * The page reloads when the server announces a version other than the page's own. This also works after a restart of the
 * server, and if the content changed before the page listened.
 */
const RELOAD = `const bootstrap = document.getElementById('${LAYOUT_IDS.bootstrap}')
const version = bootstrap
  ? JSON.parse(bootstrap.textContent).route.build
  : document.getElementById('${ERROR_LIST_ID}').dataset.version
new EventSource('/docs/__dev/events').onmessage = ({ data }) => {
  if (JSON.parse(data) !== version) location.reload()
}
`

const server = createServer((request, response) => {
  if (request.url === '/docs/__dev/reload.js') {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RELOAD)
  } else if (request.url === '/docs/__dev/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    readers.add(response)
    response.on('close', () => readers.delete(response))
    tell(response)
  } else answer(request, response)
})

await load()
// The previous server still listens, so that the port is never closed.
server.listen({ port: config.PORT, host: config.HOST, reusePort: true }, () => {
  log.info(`Serving http://localhost:${config.PORT}/docs/`)
  process.send?.('listening')
})

// One load at a time: if two ran at once, the older one could finish last and win.
let loading: Promise<void> = Promise.resolve()
let pending: NodeJS.Timeout | undefined
watch(config.CONTENT_DIR, { recursive: true }, () => {
  clearTimeout(pending)
  pending = setTimeout(() => {
    loading = loading.then(load)
  }, 20)
})

/** While the content has errors, every address shows them. */
function errorPage({ problems }: ContentErrors, version: string): RequestListener {
  const items = problems
    .map((problem) => `<li><pre>${escapeHtml(formatProblem(problem))}</pre></li>`)
    .join('')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="dark"><title>Content error</title>
<script type="module" src="/docs/__dev/reload.js"></script></head>
<body><h1>The content has an error</h1><ul id="${ERROR_LIST_ID}" data-version="${escapeHtml(version)}">${items}</ul></body></html>`
  return (_request, response) => {
    response
      .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(html)
  }
}
