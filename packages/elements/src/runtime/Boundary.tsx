import { Component } from 'react'
import type { ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  onCrash(error: unknown): void
  fallback(retry: () => void): ReactNode
}

/** Keeps a crash of one view inside its element: siblings and the host's `window.onerror` hear nothing of it (EMBEDDING 58). */
export class Boundary extends Component<BoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  readonly #retry = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.fallback(this.#retry) : this.props.children
  }
}
