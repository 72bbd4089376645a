/** Where assistants ask (Model Context Protocol). No page could be called so: it has no slash at its end. */
export const MCP_PATH = '/docs/mcp'
