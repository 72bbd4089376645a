import { CHANGED_PAGES } from '../model/changed-pages.ts'
import { readStored, store } from '../storage/stored.ts'

/** The last visit, and in a tab the one before it: kept on the device, and sent nowhere. */
const KEY = 'docs-visit'

/** Marks pages that changed since the reader was here last, in the sidebar. */
export async function markChanges(label: string): Promise<void> {
  const before = readStored(KEY, 'sessionStorage') ?? readStored(KEY) ?? ''
  store(KEY, before, 'sessionStorage')
  store(KEY, new Date().toISOString())
  if (before === '') return
  const changed: Record<string, string> = await fetch(CHANGED_PAGES).then((answer) => answer.json())
  const fresh = Object.keys(changed).filter((path) => (changed[path] ?? '') >= before.slice(0, 10))
  if (fresh.length === 0) return
  // A rule holds for links that are drawn later, too.
  const links = fresh.map((path) => `.sidebar a[href="${CSS.escape(path).replaceAll('\\/', '/')}"]::after`)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `${links.join()}{content:${JSON.stringify(label)};margin-inline-start:.5em;color:var(--accent);font-size:.75em}`,
  )
  document.adoptedStyleSheets.push(sheet)
}
