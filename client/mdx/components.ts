import type { ComponentType, ReactNode } from 'react'
import type { ContentNode } from '../model/page.ts'
import { Tab, Tabs } from './tabs/tabs.tsx'

/** What an interactive component of a page is given: its own props, and its content as data and as elements. */
export interface MdxProps {
  nodes: readonly ContentNode[]
  children?: ReactNode
}

/** The components of pages that live in the browser, by the name that pages use. */
// biome-ignore lint/suspicious/noExplicitAny: a page's props are checked by the component that receives them
export const COMPONENTS: Record<string, ComponentType<any>> = { Tabs, Tab }
