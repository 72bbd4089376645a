import { type ComponentType, createContext, type ReactNode } from 'react'
import type { ContentNode } from '../model/page.ts'
import type { InteractiveName } from './interactive-components.ts'

/** The props of every interactive component, besides its own: its content as data and as elements. */
export interface MdxProps {
  nodes: readonly ContentNode[]
  children?: ReactNode
}

/** Every interactive component by its name; a missing one is a type error. */
// biome-ignore lint/suspicious/noExplicitAny: a page's props are checked by the component that receives them
export type InteractiveComponents = Readonly<Record<InteractiveName, ComponentType<any>>>

/** The interactive components of this page; none on a page that names none. */
export const InteractiveContext = createContext<Partial<InteractiveComponents>>({})
