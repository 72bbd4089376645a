import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Content } from '../../article/content.tsx'
import type { ContentNode } from '../../model/page.ts'
import type { MdxProps } from '../interactive-context.ts'
import { chooseTab, useTabChoices } from './tab-store.ts'
import { useLinkedTab } from './use-linked-tab.ts'

type TabNode = Extract<ContentNode, { component: string }>

const isTab = (node: ContentNode): node is TabNode => 'component' in node && node.component === 'Tab'

/** The keys of the ARIA tabs pattern, each as a step from one tab to another. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * Alternatives, one shown at a time. All are in the document: search engines, the Markdown export and readers without
 * scripts get all of them. A choice in a named group applies to the whole site.
 */
export function Tabs({ nodes, group }: MdxProps & { group?: string }) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const tabs = nodes
    .filter(isTab)
    .map(({ props, children }) => ({ value: String(props.value), label: String(props.label), children }))
  const choices = useTabChoices()
  const [own, setOwn] = useState<string>()
  const [linked, forgetLink] = useLinkedTab(root)
  const wanted = linked ?? (group ? choices[group] : own)
  const selected = Math.max(
    0,
    tabs.findIndex(({ value }) => value === wanted),
  )

  function select(index: number): void {
    const value = tabs[index]?.value
    if (value === undefined) return
    forgetLink()
    if (group) chooseTab(group, value)
    else setOwn(value)
  }

  function move(event: KeyboardEvent): void {
    const next = STEPS[event.key]?.(selected, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    root.current?.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [role=tab]')[next]?.focus()
  }

  return (
    <div className="tabs" data-group={group} ref={root}>
      <div role="tablist" onKeyDown={move}>
        {tabs.map(({ value, label }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${value}`}
            aria-controls={`${id}${value}-panel`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label, children }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}${value}-panel`}
          aria-labelledby={`${id}${value}`}
          data-value={value}
          data-label={label}
          data-selected={index === selected ? '' : undefined}
        >
          <Content nodes={children} />
        </div>
      ))}
    </div>
  )
}

/** `Tabs` reads it as data; outside of `Tabs`, it renders its content. */
export const Tab = ({ children }: MdxProps) => children
