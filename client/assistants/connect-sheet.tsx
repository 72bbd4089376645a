import { copyFor } from '../browser/write-clipboard.ts'
import { openSheet } from '../dialog/open-dialog.tsx'
import { currentTexts } from '../locales/locale-store.ts'
import { MCP_PATH } from '../model/mcp-path.ts'
import { ASSISTANTS_PAGE } from '../model/named-pages.ts'

/** The line that each client is told. */
const linesFor = (url: string): Record<string, string> => ({
  'Claude Code': `claude mcp add --transport http questdb-docs ${url}`,
  'VS Code': `code --add-mcp '${JSON.stringify({ name: 'questdb-docs', type: 'http', url })}'`,
  'Cursor, mcp.json': JSON.stringify({ mcpServers: { 'questdb-docs': { url } } }),
  'Codex, config.toml': `mcp_servers.questdb-docs.url = "${url}"`,
  'Gemini CLI': `gemini mcp add --transport http questdb-docs ${url}`,
})

/** Opens the lines that connect an assistant to this site. */
export function openConnect(siteUrl: string): void {
  const { connect: texts, connectAssistant, copyCode } = currentTexts()
  const url = siteUrl + MCP_PATH
  const sheet = openSheet(
    'connect',
    connectAssistant,
    <>
      <p>{texts.explanation}</p>
      <dl>
        {Object.entries({ ...linesFor(url), [texts.address]: url }).map(([client, line]) => (
          <div key={client}>
            <dt>{client}</dt>
            <dd>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
              <code tabIndex={0}>{line}</code>
              <button
                type="button"
                aria-label={texts.copy(client)}
                onClick={({ currentTarget }) => copyFor(currentTarget, line)}
              >
                {copyCode}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={ASSISTANTS_PAGE} onClick={() => sheet?.close()}>
          {texts.more}
        </a>
      </p>
    </>,
  )
}
