import { useState } from 'react'
import { useTexts } from '../locales/locale-store.ts'
import type { DocsPath } from '../model/docs-path.ts'
import { type NavGroup, type NavNode, pagesIn } from '../model/navigation.ts'

interface ListProps {
  nodes: readonly NavNode[]
  current: DocsPath | null
  /** The groups above the current page. */
  trail: readonly NavGroup[]
}

export function NavList({ nodes, current, trail }: ListProps) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.path}>
            <a
              href={node.path}
              className={node.language && `lang lang-${node.language}`}
              aria-current={node.path === current ? 'page' : undefined}
            >
              {node.label}
              {node.tag && <EnterpriseTag />}
            </a>
          </li>
        ) : (
          <Group key={node.label} group={node} current={current} trail={trail} />
        ),
      )}
    </ul>
  )
}

export function EnterpriseTag() {
  const { tagEnterprise } = useTexts()
  return (
    <span className="tag enterprise" title={tagEnterprise}>
      {tagEnterprise}
    </span>
  )
}

function Group({ group, current, trail }: { group: NavGroup } & Omit<ListProps, 'nodes'>) {
  const active = trail.includes(group)
  const [choice, setChoice] = useState<{ open: boolean; at: DocsPath | null } | null>(null)
  // A reader's choice lasts until the next page, where the active groups are open again.
  const open = choice && (choice.at === current || !active) ? choice.open : active
  const [first] = pagesIn([group])
  return (
    <li className="group">
      <a
        href={first?.path}
        aria-expanded={open}
        className={active ? 'active' : undefined}
        onClick={(event) => {
          event.preventDefault()
          setChoice({ open: !open, at: current })
        }}
      >
        {group.label}
      </a>
      {open && <NavList nodes={group.children} current={current} trail={trail} />}
    </li>
  )
}
