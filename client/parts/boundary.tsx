import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** The name of the part in the message on the console. */
  readonly part: string
  /** Shown in its place. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Keeps a failure in one part of the page to that part: the article stays. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(`${this.props.part} failed to render, and is left out:`, error)
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
