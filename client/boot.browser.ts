import { parseTabChoices, TAB_STORAGE_KEY, tabRules } from './elements/tab-rules.ts'

// Runs before the first paint on pages whose components ask for it (`boot`); deferred, on the introduction.

// The error of a file does not bubble. The styles of the introduction then show a banner.
const watch = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement && target.type === 'module')
    document.documentElement.dataset.scriptless = ''
}
window.addEventListener('error', watch, { capture: true })

// Rules that a script constructs are not inline styles: the policy allows them.
try {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tabRules(parseTabChoices(localStorage.getItem(TAB_STORAGE_KEY))))
  document.adoptedStyleSheets.push(sheet)
} catch {
  // The element reads the choice again, and tells of a storage that fails.
}
