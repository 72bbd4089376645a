import '../shared.ts'
import { provideComponents } from './components.ts'
import { Tab, Tabs } from './tabs/tabs.tsx'

// A part of the script of its own: only pages that hold such a component load it.
provideComponents({ Tabs, Tab })
