/** Strings of the sheet, fetched with it. */
export const CONNECT_STRINGS = {
  title: 'Connect your assistant',
  explanation:
    'An assistant that speaks the Model Context Protocol can search and read this documentation by itself.',
  address: 'Any other client: HTTP, no sign-in',
  copy: (client: string) => `Copy the line for ${client}`,
  more: 'What it can ask, and how to check it',
}

export type ConnectStrings = typeof CONNECT_STRINGS
