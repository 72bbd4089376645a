import { parseTabChoices, TAB_STORAGE_KEY, tabRules } from './mdx/tabs/tab-choices.ts'

// Runs before the first paint, on pages whose components ask for it (`boot`). Rules that a script constructs are not inline styles: the
// policy allows them.
try {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tabRules(parseTabChoices(localStorage.getItem(TAB_STORAGE_KEY))))
  document.adoptedStyleSheets.push(sheet)
} catch (error) {
  console.warn('The choice of tabs cannot be shown early:', error)
}
