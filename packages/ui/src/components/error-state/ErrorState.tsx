import { RefreshCw } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { EmptyDrawing, type EmptyDrawingName } from '../illustrations/EmptyDrawing.tsx'

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened, for example "Error: Could not load aircraft." */
  title: string
  /** What is kept, and what to do. @default 'Check your connection, then try again.' */
  detail?: ReactNode
  /** Tries again. Without it there is no button. @default undefined */
  onRetry?: (() => void) | undefined
  /** Words on the button that tries again. @default 'Try again' */
  retryLabel?: string | undefined
  /** Words on the button while it tries; then it cannot be pressed. @default undefined, nothing is tried */
  retryingLabel?: string | undefined
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** The drawing above the title. @default 'clouds' */
  drawing?: EmptyDrawingName | undefined
  /** A card of its own, or plain inside one. @default 'card' */
  surface?: 'card' | 'plain' | undefined
}

/**
 * Stands where content could not be loaded: what happened, what is kept, and a way to try again. Use it in the place
 * of the content; for what failed beside content that stays use `InlineAlert`, for a list that is empty `EmptyState`.
 */
export const ErrorState = (props: ErrorStateProps) => {
  const {
    title, detail = 'Check your connection, then try again.', onRetry, retryLabel = 'Try again', retryingLabel,
    headingLevel = 2, drawing = 'clouds', surface = 'card', ...rest
  } = props
  const pending = retryingLabel === undefined ? {} : ({ pending: true, pendingLabel: retryingLabel } as const)
  const content = (
    <EmptyState
      {...(surface === 'plain' && rest)}
      role="alert"
      drawing={<EmptyDrawing name={drawing} />}
      title={<span dir="auto">{title}</span>}
      level={headingLevel}
      {...(onRetry !== undefined && {
        action: (
          <Button iconStart={<RefreshCw />} onClick={onRetry} {...pending}>
            {retryLabel}
          </Button>
        ),
      })}
    >
      {detail}
    </EmptyState>
  )
  return surface === 'card' ? <Card {...rest} padding="none">{content}</Card> : content
}
