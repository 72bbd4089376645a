import css from './search-modal.css' with { type: 'text' }

let sheet: CSSStyleSheet | undefined

/** Only readers who search get these styles; the policy allows sheets that scripts construct. */
export function adoptModalStyles(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
