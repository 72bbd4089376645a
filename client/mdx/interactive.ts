import type { InteractiveComponents } from './interactive-context.ts'
import { chooseTab } from './tabs/tab-store.ts'
import { Tab, Tabs } from './tabs/tabs.tsx'

export { chooseTab }

/** The components that run in the browser: a separate part of the script, loaded only by pages that use one. */
export const INTERACTIVE: InteractiveComponents = { Tab, Tabs }
