import { parseTabChoices, TAB_STORAGE_KEY, tabRules } from './mdx/tabs/tab-choices.ts'

// Runs before the first paint, on pages with tabs only. Rules that a script constructs are not inline styles: the
// policy allows them.
try {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tabRules(parseTabChoices(localStorage.getItem(TAB_STORAGE_KEY))))
  document.adoptedStyleSheets.push(sheet)
} catch (error) {
  console.warn('The choice of tabs cannot be shown early:', error)
}
