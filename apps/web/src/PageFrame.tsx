import { Navigation } from '@pilotpair/feature-navigation'
import { ErrorState } from '@pilotpair/ui/error-state'
import { PageLayout } from '@pilotpair/ui/page'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useGo } from './go.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { isBuilt } from './routes.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useTheme } from './theme.ts'

/** Props of {@link PageFrame}. */
export interface PageFrameProps {
  /** @default 'page' */
  readonly width?: 'page' | 'full'
  readonly children: ReactNode
}

const failed = (tryAgain: () => void): ReactNode => <ErrorState title="This page could not be shown" onRetry={tryAgain} />

/** What stands around a screen below the navigation bar. */
export const PageFrame = ({ width = 'page', children }: PageFrameProps) => {
  const { pathname, search, key } = useLocation()
  const go = useGo()
  const [theme, setTheme] = useTheme()
  return (
    <PageLayout
      width={width}
      header={
        <Navigation
          pathname={pathname}
          query={search}
          isBuilt={isBuilt}
          onLoggedOut={() => go('/login', { replace: true })}
          theme={theme}
          onThemeChange={setTheme}
        />
      }
    >
      <ScreenBoundary at={key} fallback={failed}>
        {children}
      </ScreenBoundary>
      <LeaveQuestion />
    </PageLayout>
  )
}
