import { dashboardTexts } from '@pilotpair/contract'
import { Button, type ButtonProps } from '@pilotpair/ui/button'
import { CalendarIcon } from '@pilotpair/ui/icons'
import { useState } from 'react'
import { OPENING, useOnDemand } from '../use-on-demand.tsx'
import type { BookFlightDone, WayOn } from './way-on.ts'

/** Props of {@link BookFlight}. */
export interface BookFlightProps extends WayOn, Pick<ButtonProps, 'variant' | 'tone' | 'size' | 'fullWidth'> {
  /** @default nothing */
  readonly onDone?: BookFlightDone | undefined
}

const loadDialog = () => import('./BookFlightDialog.tsx').then(({ BookFlightDialog }) => BookFlightDialog)

/**
 * "Book a flight" of the dashboard (section 2.5): lists available aircraft, opens the booking wizard, then "Confirm Solo
 * Flight" or "Confirm Shared Flight". Only the button is light; the rest comes with the first press.
 */
export const BookFlight = ({ profileHref, explorerHref, onDone, ...look }: BookFlightProps) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useOnDemand(loadDialog, false, () => setOpen(false))
  return (
    <>
      <Button
        {...look}
        iconStart={<CalendarIcon />}
        pending={isOpen && dialog.isLoading}
        pendingLabel={OPENING}
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
