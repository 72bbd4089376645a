import '../shared.ts'
import type { InteractiveComponents } from './interactive-context.ts'
import { chooseTab } from './tabs/tab-store.ts'
import { Tab, Tabs } from './tabs/tabs.tsx'

export { chooseTab }

/** The components of pages that run in the browser: a part of the script that only pages with one of them load. */
export const INTERACTIVE: InteractiveComponents = { Tab, Tabs }
