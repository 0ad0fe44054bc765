import { Button } from '@pilotpair/ui/button'
import { Heading, Text } from '@pilotpair/ui/text'
import { Component, type ReactNode } from 'react'
import * as css from './ErrorBoundary.css.ts'

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/**
 * Never a blank screen: a fault of our own, or a part of the application that could not be loaded (a new version was
 * published meanwhile, the connection broke), says so and offers to load the page again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main>
        <div role="alert" className={css.failed}>
        <Heading level={1} looksLike={2}>
          This page could not be shown
        </Heading>
        <Text color="textMuted">Load it again. What you saved is kept.</Text>
        <Button onClick={() => globalThis.location.reload()}>Load again</Button>
        </div>
      </main>
    )
  }
}
