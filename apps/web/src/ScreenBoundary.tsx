import { fetchScreensAgain, isUnsaved } from '@pilotpair/feature-core'
import { Component, type ReactNode, startTransition } from 'react'

interface Props {
  /** Where the person is: at another address the screen is shown anew. */
  readonly at: string
  /** What stands in the place of a screen that cannot be shown. */
  readonly fallback: (tryAgain: () => void) => ReactNode
  readonly children: ReactNode
}

interface State {
  /** The address whose screen could not be shown. */
  readonly failedAt?: string | undefined
  readonly isFailing: boolean
}

/** A browser may remember that a file did not come: then only a page that is loaded again has it. */
const reloadWhereReachable = async (): Promise<void> => {
  const isReachable = await fetch(globalThis.location.href, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReachable && !isUnsaved()) globalThis.location.reload()
}

/**
 * A screen that cannot be shown (its file did not come, or a fault of our own) takes nothing else with it: navigation
 * and toasts stay. Another address leads on, and it may be tried again.
 */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { isFailing: false }
  hasTriedAgain = false

  static getDerivedStateFromError(): Partial<State> {
    return { isFailing: true }
  }

  static getDerivedStateFromProps({ at }: Props, { failedAt, isFailing }: State): Partial<State> | null {
    if (!isFailing) return null
    if (failedAt === undefined) return { failedAt: at }
    return failedAt === at ? null : { failedAt: undefined, isFailing: false }
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at) this.hasTriedAgain = false
  }

  override componentDidCatch(): void {
    fetchScreensAgain()
    if (this.hasTriedAgain) void reloadWhereReachable()
    this.hasTriedAgain = false
  }

  /** In a transition, so that the message stays until the screen is there. */
  tryAgain = (): void => {
    this.hasTriedAgain = true
    startTransition(() => this.setState({ failedAt: undefined, isFailing: false }))
  }

  override render(): ReactNode {
    return this.state.isFailing ? this.props.fallback(this.tryAgain) : this.props.children
  }
}
