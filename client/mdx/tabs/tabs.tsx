import { useState } from 'react'
import { Content } from '../../article/content.tsx'
import type { ContentNode } from '../../model/page.ts'
import type { MdxProps } from '../components.ts'

type TabNode = Extract<ContentNode, { component: string }>

/** Alternatives of which one shows; all are in the document, so that search engines and readers without scripts see them. */
export function Tabs({ nodes }: MdxProps & { group?: string }) {
  const tabs = nodes.filter((node): node is TabNode => 'component' in node && node.component === 'Tab')
  const [selected, setSelected] = useState(0)
  return (
    <div className="tabs">
      <div role="tablist">
        {tabs.map(({ props }, index) => (
          <button key={index} type="button" role="tab" aria-selected={index === selected} onClick={() => setSelected(index)}>
            {String(props['label'])}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={index} role="tabpanel" hidden={index !== selected}>
          <Content nodes={tab.children} />
        </div>
      ))}
    </div>
  )
}

/** Only ever read by Tabs. */
export const Tab = ({ children }: MdxProps) => children
