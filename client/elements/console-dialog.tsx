import { openDialog } from '../dialog/open-dialog.tsx'
import { currentTexts } from '../locales/locale-store.ts'
import { LAYOUT_IDS } from '../model/layout-ids.ts'
import { EXAMPLE, isTouched, readAddress } from './console-address.ts'

/** Asks for the address of the reader's Web Console. Escape and the cancel button change nothing. */
export function askForConsole(address: string, answered: (address: string) => void): void {
  const { listings: words, cancel } = currentTexts()
  const dialog = openDialog(
    'sheet console',
    words.consoleAddress,
    <form
      method="dialog"
      onSubmit={(event) => {
        const field = event.currentTarget.elements[0] as HTMLInputElement
        const read = readAddress(field.value)
        if (read) return answered(read)
        event.preventDefault()
        field.setCustomValidity('http://localhost:9000')
        field.reportValidity()
      }}
    >
      <label htmlFor={LAYOUT_IDS.consoleAddress}>{words.consoleAddress}</label>
      <input
        id={LAYOUT_IDS.consoleAddress}
        aria-describedby={LAYOUT_IDS.consoleRuns}
        inputMode="url"
        required
        placeholder={EXAMPLE}
        autoComplete="off"
        spellCheck={false}
        defaultValue={address}
        onFocus={({ target }) => target.select()}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
      />
      <p id={LAYOUT_IDS.consoleRuns}>{words.consoleRuns}</p>
      <p>{isTouched() ? words.consoleKept : `${words.consoleKept} ${words.consoleChange}`}</p>
      <div>
        <button type="button" onClick={() => dialog?.close()}>
          {cancel}
        </button>
        <button type="submit" className="primary">
          {words.open}
        </button>
      </div>
    </form>,
  )
}
