const adopted = new Set<string>()

/** Applies styles that only some readers need, once; the policy allows sheets that scripts construct. */
export function adoptStyles(styles: string): void {
  if (adopted.has(styles)) return
  adopted.add(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
