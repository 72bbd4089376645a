import found from './search-found.css' with { type: 'text' }
import modal from './search-modal.css' with { type: 'text' }

let sheet: CSSStyleSheet | undefined

/** Only readers who search get these styles; the policy allows sheets that scripts construct. */
export function adoptModalStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(modal + found)
  document.adoptedStyleSheets.push(sheet)
}
