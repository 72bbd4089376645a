import { memo, useState } from 'react'
import { SiteLink } from '../layout/site-link.tsx'
import type { DocsPath } from '../model/docs-path.ts'
import { type NavGroup, type NavNode, pagesIn, trailTo } from '../model/navigation.ts'
import { useSite } from '../site-context.tsx'

/**
 * The groups above the current page are open. A closed group is not in the document: its label leads to its first
 * page, where it is open, so that the menu works without scripts and stays small with them.
 */
export const Sidebar = memo(function Sidebar({ current }: { current: DocsPath | null }) {
  const { navigation, config } = useSite()
  const trail = current ? (trailTo(navigation, current) ?? []) : []
  return (
    <nav className="docs-menu" aria-label="Documentation">
      {/* The menu button of small screens needs no script; the key closes the menu on the page that it led to. */}
      <input
        key={current}
        className="menu-button"
        type="checkbox"
        id="menu"
        aria-label="Documentation menu"
        autoComplete="off"
      />
      <label className="scrim" htmlFor="menu">
        <span className="visually-hidden">Close the menu</span>
      </label>
      <div className="sidebar" id="sidebar">
        <NavList nodes={navigation} current={current} trail={trail} />
        <ul className="sidebar-site">
          {config.navbar.map((item) => (
            <li key={item.href}>
              <SiteLink {...item} />
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
})

interface ListProps {
  nodes: readonly NavNode[]
  current: DocsPath | null
  trail: readonly NavGroup[]
}

function NavList({ nodes, current, trail }: ListProps) {
  return (
    <ul>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.path}>
            <a href={node.path} aria-current={node.path === current ? 'page' : undefined}>
              {node.label}
            </a>
          </li>
        ) : (
          <Group key={node.label} group={node} current={current} trail={trail} />
        ),
      )}
    </ul>
  )
}

function Group({
  group,
  current,
  trail,
}: {
  group: NavGroup
  current: DocsPath | null
  trail: readonly NavGroup[]
}) {
  const active = trail.includes(group)
  const [choice, setChoice] = useState<{ open: boolean; at: DocsPath | null } | null>(null)
  // A reader's choice holds until the next page; there, the active groups are open again.
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
