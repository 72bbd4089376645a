import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ContentNode } from '../model/page.ts'
import type { InteractiveName } from './interactive-components.ts'

/** What an interactive component is given: its own props, and its content as data and as elements. */
export interface MdxProps {
  nodes: readonly ContentNode[]
  children?: ReactNode
}

/** Every interactive component by its name: one that is missing is an error of types. */
// biome-ignore lint/suspicious/noExplicitAny: a page's props are checked by the component that receives them
export type InteractiveComponents = Readonly<Record<InteractiveName, ComponentType<any>>>

/** The interactive components of this page; none on a page that names none. */
export const InteractiveContext = createContext<Partial<InteractiveComponents>>({})
