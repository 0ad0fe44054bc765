import { lazyScreen } from '@pilotpair/feature-core'
import type { ReactNode } from 'react'
import { DoorBoundary } from './ErrorBoundary.tsx'
import type { FrameKind } from './routes.tsx'

// The navigation bar is no part of /login, so its first load does not carry it.
const PageFrame = lazyScreen(() => import('./PageFrame.tsx'), (module) => module.PageFrame)

/** Props of {@link Frame}. */
export interface FrameProps {
  readonly kind: FrameKind
  /** Where the person is: the key of the router's location. */
  readonly at: string
  readonly children: ReactNode
}

const framed = (kind: FrameKind, children: ReactNode): ReactNode => {
  switch (kind) {
    case 'whole':
      return children
    case 'page':
      return <PageFrame>{children}</PageFrame>
    case 'full':
      return <PageFrame width="full">{children}</PageFrame>
  }
}

/** What stands around a screen: nothing, or the navigation bar and the page's measure. */
export const Frame = ({ kind, at, children }: FrameProps) => <DoorBoundary at={at}>{framed(kind, children)}</DoorBoundary>
