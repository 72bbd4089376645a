import { Component, type ReactNode } from 'react'
import type { NavbarItem } from '../model/site-config.ts'

interface Props {
  item: NavbarItem
  children: ReactNode
}

/** If an item fails to render, throws an error that names the item's configuration. */
export class ItemBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    throw new Error(
      `A navbar item failed to render. Its configuration in site.yaml: ${JSON.stringify(this.props.item)}`,
      { cause: error },
    )
  }
}
