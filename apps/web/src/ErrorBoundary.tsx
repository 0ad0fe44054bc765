import { Button } from '@pilotpair/ui/button'
import { Heading, Text } from '@pilotpair/ui/text'
import type { ReactNode } from 'react'
import * as css from './ErrorBoundary.css.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** What a page says that could not be shown: words and one button, made of parts that every page has. */
const failed = (tryAgain: () => void): ReactNode => (
  <main>
    <div role="alert" className={css.failed}>
      <Heading level={1} looksLike={2}>
        This page could not be shown
      </Heading>
      <Text color="textMuted">Check your connection, then try again.</Text>
      <Button onClick={tryAgain}>Try again</Button>
    </div>
  </main>
)

/** Around a door, or a whole page with its frame: where it cannot be shown it may be tried again, and another address leads on. */
export const DoorBoundary = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => (
  <ScreenBoundary at={at} fallback={failed}>
    {children}
  </ScreenBoundary>
)

const loadAgain = (): ReactNode => failed(() => globalThis.location.reload())

/** Never a blank screen: a fault around the screens says so and offers to load the page again. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ScreenBoundary at="" fallback={loadAgain}>
    {children}
  </ScreenBoundary>
)
