import type { RequestListener } from 'node:http'
import { escapeHtml } from '#server/escape-html.ts'
import { type ContentErrors, formatProblem } from '#server/site/content-error.ts'

/** The element that names the version of the content whose errors the page shows. */
export const ERROR_LIST_ID = 'content-errors'

/** While the content has errors, every address shows them. */
export function errorPage({ problems }: ContentErrors, version: string): RequestListener {
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
