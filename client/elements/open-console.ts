import { readStored, store } from '../storage/stored.ts'
import { CONSOLE_KEY, consoleAddress, consoleUrl, isTouched } from './console-address.ts'

/** Opens SQL in the reader's Web Console; asks for its address the first time, for another one, and always where there is no Shift key. */
export async function openConsole(sql: string, another: boolean): Promise<void> {
  const known = readStored(CONSOLE_KEY)
  if (known !== null && !another && !isTouched()) return open(known, sql)
  const { askForConsole } = await import('./console-dialog.tsx')
  askForConsole(known ?? (isTouched() ? '' : consoleAddress()), (address) => {
    store(CONSOLE_KEY, address)
    open(address, sql)
  })
}

const open = (address: string, sql: string): void =>
  void window.open(consoleUrl(address, sql), '_blank', 'noopener')
