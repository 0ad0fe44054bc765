import type { ReactNode } from 'react'
import { Button, ButtonLink, type ButtonTone, type ButtonVariant } from '../../components/button/index.ts'

/** Something that can be done about a flight. */
export interface FlightAct<Name extends string> {
  name: Name
  label: string
  pendingLabel: string
  variant?: ButtonVariant | undefined
  tone?: ButtonTone | undefined
  icon?: ReactNode
  /** Leads to the screen on which it is done. */
  href?: string | undefined
  /** Does it at once. Without `href` and `onPress` there is no button. */
  onPress?: (() => void) | undefined
}

interface FlightActionsProps<Name extends string> {
  acts: readonly FlightAct<Name>[]
  /** The one that runs; the others wait for it. */
  pending: string | undefined
  /** Id of the flight's heading, so that "Accept" is heard with its flight. */
  describedBy: string
  size?: 'comfortable' | 'compact' | undefined
}

/** The buttons that are possible, in the order given. */
export const FlightActions = <Name extends string>(props: FlightActionsProps<Name>) => {
  const { acts, pending, describedBy, size = 'comfortable' } = props
  return acts.map(({ name, label, pendingLabel, variant = 'outline', tone = 'neutral', icon, href, onPress }) => {
    const look = { variant, tone, size, iconStart: icon, 'aria-describedby': describedBy }
    if (href !== undefined && pending === undefined) {
      return (
        <ButtonLink key={name} {...look} href={href}>
          {label}
        </ButtonLink>
      )
    }
    if (href === undefined && onPress === undefined) return null
    return (
      <Button
        key={name}
        {...look}
        onClick={onPress}
        pending={pending === name}
        pendingLabel={pendingLabel}
        disabled={pending !== undefined && pending !== name}
      >
        {label}
      </Button>
    )
  })
}

/** Whether any of them would show. */
export const isPossible = (acts: readonly FlightAct<string>[]): boolean =>
  acts.some(({ href, onPress }) => href !== undefined || onPress !== undefined)
