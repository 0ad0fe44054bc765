import { Navigation } from '@pilotpair/feature-navigation'
import { PageLayout } from '@pilotpair/ui/page'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isBuilt } from './routes.tsx'
import { useTheme } from './theme.ts'

/** What stands around a screen below the navigation bar. */
export const PageFrame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  return (
    <PageLayout
      header={
        <Navigation
          pathname={pathname}
          isBuilt={isBuilt}
          onLoggedOut={() => void navigate('/login', { replace: true })}
          theme={theme}
          onThemeChange={setTheme}
        />
      }
    >
      {children}
    </PageLayout>
  )
}
