import { Component, type ReactNode } from 'react'
import { CrashPage } from '../layout/crash-page.tsx'

interface Props {
  /** What is shown; another one is tried again. */
  readonly at: object
  readonly children: ReactNode
}

interface State {
  readonly at: object
  readonly crash: { readonly error: unknown } | null
}

/** Shows a page of its own when rendering fails. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { at: this.props.at, crash: null }

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ crash: { error } })

  static getDerivedStateFromProps = ({ at }: Props, state: State): State | null =>
    at === state.at ? null : { at, crash: null }

  override render() {
    const { crash } = this.state
    return crash ? <CrashPage error={crash.error} /> : this.props.children
  }
}
