import { adoptStyles } from '../browser/adopt-styles.ts'
import { copyFor } from '../browser/write-clipboard.ts'
import { currentTexts } from '../locales/locale-store.ts'
import { MCP_PATH } from '../model/mcp-path.ts'
import { ASSISTANTS_PAGE } from '../model/named-pages.ts'
import { createElement } from '../sheet/create-element.ts'
import { openSheet } from '../sheet/open-sheet.ts'
import styles from './connect-sheet.css' with { type: 'text' }

/** The line that each client is told. */
const LINES: Record<string, (url: string) => string> = {
  'Claude Code': (url) => `claude mcp add --transport http questdb-docs ${url}`,
  'VS Code': (url) => `code --add-mcp '${JSON.stringify({ name: 'questdb-docs', type: 'http', url })}'`,
  'Cursor, mcp.json': (url) => JSON.stringify({ mcpServers: { 'questdb-docs': { url } } }),
  'Codex, config.toml': (url) => `mcp_servers.questdb-docs.url = "${url}"`,
  'Gemini CLI': (url) => `gemini mcp add --transport http questdb-docs ${url}`,
}

/** Opens the lines that connect an assistant to this site. */
export function openConnect(siteUrl: string): void {
  adoptStyles(styles)
  const { connect: texts, connectAssistant, copyCode } = currentTexts()
  const url = siteUrl + MCP_PATH
  const list = createElement('dl')
  const lines = Object.entries(LINES).map(([client, line]) => [client, line(url)] as const)
  for (const [client, line] of [...lines, [texts.address, url] as const]) {
    const copy = createElement('button', { type: 'button', textContent: copyCode })
    copy.setAttribute('aria-label', texts.copy(client))
    copy.addEventListener('click', () => void copyFor(copy, line))
    const words = createElement('dd')
    words.append(createElement('code', { textContent: line, tabIndex: 0 }), copy)
    const row = createElement('div')
    row.append(createElement('dt', { textContent: client }), words)
    list.append(row)
  }
  const more = createElement('p')
  const link = createElement('a', { href: ASSISTANTS_PAGE, textContent: texts.more })
  more.append(link)
  const sheet = openSheet('connect', connectAssistant, [
    createElement('p', { textContent: texts.explanation }),
    list,
    more,
  ])
  link.addEventListener('click', () => sheet?.close())
}
