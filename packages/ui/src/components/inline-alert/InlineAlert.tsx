import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import type { Tone } from '../../theme/tokens.ts'
import { action as actionClass, alert, body, icon, tints, title as titleClass, withAction } from './InlineAlert.css.ts'

/** How assistive technology hears of it: at once, when there is a pause, or only when read. */
export const alertRoles = ['alert', 'status', 'note'] as const
export type AlertRole = (typeof alertRoles)[number]

export interface InlineAlertProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** What there is to know, in a sentence or two. @default nothing */
  children?: ReactNode
  /** What colour and sign say. @default 'info' */
  tone?: Tone | undefined
  /** A strong first line. @default undefined, there is none */
  title?: ReactNode
  /** A button or link that mends or answers it. @default undefined, there is none */
  action?: ReactNode
  /** `note` for what stands there from the start. @default 'alert' for danger, 'status' otherwise */
  role?: AlertRole | undefined
}

const icons: Record<Tone, ReactNode> = {
  neutral: <Info />,
  brand: <Info />,
  accent: <Bell />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  danger: <CircleAlert />,
  info: <Info />,
}

/** A text has its own direction, and stays beside the sign. */
const turned = (text: ReactNode): ReactNode => (typeof text === 'string' ? <bdi>{text}</bdi> : text)

/**
 * A message that stays in the place it speaks of. What passes by is a toast. Use it for a form that failed or a state
 * that lasts; in the place of content that is missing use `ErrorState`.
 */
export const InlineAlert = (props: InlineAlertProps) => {
  const { children, tone = 'info', title, action, role, className, ...rest } = props
  return (
    <div
      {...rest}
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
      className={cx(alert, tints[tone], action !== undefined && withAction, className)}
    >
      <IconSlot className={icon}>{icons[tone]}</IconSlot>
      <div className={body}>
        {title !== undefined && <strong className={titleClass}>{turned(title)}</strong>}
        {turned(children)}
      </div>
      {action !== undefined && <div className={actionClass}>{action}</div>}
    </div>
  )
}
