import { lazy, type ReactNode } from 'react'
import type { FrameKind } from './routes.tsx'

// The navigation bar is no part of /login, so its first load does not carry it.
const PageFrame = lazy(() => import('./PageFrame.tsx').then((module) => ({ default: module.PageFrame })))

/** What stands around a screen: nothing, or the navigation bar and the page's measure. */
export const Frame = ({ kind, children }: { readonly kind: FrameKind; readonly children: ReactNode }) => {
  switch (kind) {
    case 'whole':
      return children
    case 'page':
      return <PageFrame>{children}</PageFrame>
    case 'full':
      return <PageFrame width="full">{children}</PageFrame>
  }
}
