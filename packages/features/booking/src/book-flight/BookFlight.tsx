import { dashboardTexts } from '@pilotpair/contract'
import { Button, type ButtonProps } from '@pilotpair/ui/button'
import { CalendarIcon } from '@pilotpair/ui/icons'
import { useState } from 'react'
import { useOnDemand } from '../use-on-demand.tsx'

/** Props of {@link BookFlight}. */
export interface BookFlightProps extends Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'fullWidth'> {
  /** Where a pilot completes the profile, without which no co-pilots are found. */
  readonly profileHref: string
  /** Where pilots are found by hand. */
  readonly explorerHref: string
  /** Told after a flight was booked or a request was sent; the lists reload by themselves. @default nothing */
  readonly onDone?: ((type: 'solo' | 'shared') => void) | undefined
}

const loadDialog = () => import('./BookFlightDialog.tsx').then(({ BookFlightDialog }) => BookFlightDialog)

/**
 * "Book a flight" of the dashboard (section 2.5): lists available aircraft, opens the booking wizard, then "Confirm Solo
 * Flight" or "Confirm Shared Flight". Only the button is light; the rest comes with the first press.
 */
export const BookFlight = ({ profileHref, explorerHref, onDone, ...look }: BookFlightProps) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useOnDemand(loadDialog)
  return (
    <>
      <Button
        {...look}
        iconStart={<CalendarIcon />}
        onClick={() => {
          dialog.want()
          setOpen(true)
        }}
      >
        {dashboardTexts.bookFlight}
      </Button>
      {isOpen && dialog.render({ profileHref, explorerHref, onDone, onClose: () => setOpen(false) })}
    </>
  )
}
