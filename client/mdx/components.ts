import type { ComponentType, ReactNode } from 'react'
import type { ContentNode } from '../model/page.ts'

/** What an interactive component of a page is given: its own props, and its content as data and as elements. */
export interface MdxProps {
  nodes: readonly ContentNode[]
  children?: ReactNode
}

// biome-ignore lint/suspicious/noExplicitAny: a page's props are checked by the component that receives them
type Components = Record<string, ComponentType<any>>

/** The components of pages that live in the browser, by the name that pages use, once they are loaded. */
export const COMPONENTS: Components = {}

export const provideComponents = (components: Components): void => void Object.assign(COMPONENTS, components)
