import { bookingTexts, DEMO_PAYMENT_DELAY_MS, demoTexts, SOLO_DURATION_HOURS } from '@pilotpair/contract'
import { systemClock } from '@pilotpair/feature-core'
import { Button, ButtonLink } from '@pilotpair/ui/button'
import { InlineAlert } from '@pilotpair/ui/inline-alert'
import { PageHeader } from '@pilotpair/ui/page'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useUi } from '@pilotpair/ui/ui-provider'
import { useEffect, useRef, useState } from 'react'
import { AircraftAside } from '../AircraftAside.tsx'
import * as css from '../Booking.css.ts'
import { bookableDates, bookingWindow, slotsOf } from '../slots.ts'
import { useOnDemand } from '../use-on-demand.tsx'
import { CalendarSkeleton } from '../HoursGate.tsx'
import { demoAircraft, demoAvailability, type DemoKind } from './demo-aircraft.ts'

/** Props of {@link DemoBookingScreen}. */
export interface DemoBookingScreenProps {
  readonly kind: DemoKind
  /** Where aircraft are really booked. */
  readonly rentalsHref: string
}

const loadReview = () => import('./DemoReview.tsx').then(({ DemoReview }) => DemoReview)

const words = {
  solo: { heading: 'Book a solo flight', done: demoTexts.paid },
  invite: { heading: 'Invite a co-pilot', done: demoTexts.sent },
} as const

/** The simulated hours of the sample aircraft. */
const useDemoHours = (kind: DemoKind) => {
  const { now = systemClock } = useUi()
  const timeZone = demoAircraft.airport.timezone
  const window = bookingWindow(timeZone, now())
  const hours = { timeZone, projected: demoAvailability(kind, window.today, window.last) }
  return { window, timeZone, dates: bookableDates(hours, now()), slotsOf: (date: string) => slotsOf(hours, date, now()) }
}

/** A payment that only takes its time (section 8); leaving the page ends it. */
const useDemoPayment = (kind: DemoKind) => {
  const [stage, setStage] = useState<'idle' | 'paying' | 'done'>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const pay = (): void => {
    if (stage === 'paying') return
    setStage('paying')
    timer.current = setTimeout(() => {
      setStage('done')
      showToast({ type: 'success', text: demoTexts.paid })
      if (kind === 'invite') showToast({ type: 'success', text: demoTexts.sent })
    }, DEMO_PAYMENT_DELAY_MS)
  }
  return { stage, pay, again: () => setStage('idle') }
}

const Label = ({ rentalsHref }: Pick<DemoBookingScreenProps, 'rentalsHref'>) => (
  <InlineAlert
    tone="accent"
    role="note"
    title="This is a demo."
    action={
      <ButtonLink href={rentalsHref} variant="outline" tone="neutral" size="compact">
        Book a real flight
      </ButtonLink>
    }
  >
    The aircraft and its hours are samples. Nothing is booked, nobody is invited, no card is charged.
  </InlineAlert>
)

const Start = ({ onNext }: { onNext: () => void }) => (
  <div className={css.card}>
    <div className={css.column}>
      <div className={css.demoAircraft}>
        <AircraftAside aircraft={demoAircraft} hasFacts />
      </div>
    </div>
    <div className={css.foot}>
      <p className={`${css.quiet} ${css.onlyWide}`}>Next: choose the date and the hours.</p>
      <div className={css.actions}>
        <Button size="large" className={css.grows} onClick={onNext}>
          {bookingTexts.next}
        </Button>
      </div>
    </div>
  </div>
)

/** The demo pages /book-solo and /book-invite (sections 1 and 9; decisions, "The demo pages"): they book nothing. */
export const DemoBookingScreen = ({ kind, rentalsHref }: DemoBookingScreenProps) => {
  const [isStarted, setStarted] = useState(false)
  const [choice, setChoice] = useState<{ date: string | null; selected: readonly string[] }>({ date: null, selected: [] })
  const { window, timeZone, dates, slotsOf: slotsOn } = useDemoHours(kind)
  const { stage, pay, again } = useDemoPayment(kind)
  const review = useOnDemand(loadReview)
  const { heading, done } = words[kind]
  const start = (): void => {
    review.want()
    setStarted(true)
  }
  return (
    <>
      <PageHeader title={`${heading} (demo)`} />
      <div className={css.screen}>
        <Label rentalsHref={rentalsHref} />
        {stage === 'done' && (
          <InlineAlert tone="success" title={done}>
            This was a demo: nothing was booked.
          </InlineAlert>
        )}
        {isStarted ? (
          review.render(
            {
              kind,
              date: choice.date,
              selected: choice.selected,
              window,
              timeZone,
              isDateUnavailable: (date) => !dates.includes(date),
              slots: choice.date === null ? [] : slotsOn(choice.date),
              fixedHours: kind === 'solo' ? SOLO_DURATION_HOURS : undefined,
              onChange: (changes) => {
                again()
                setChoice((now) => ({ ...now, ...changes }))
              },
              onPrevious: () => setStarted(false),
              onSubmit: pay,
              isPaying: stage === 'paying',
            },
            <CalendarSkeleton />,
          )
        ) : (
          <Start onNext={start} />
        )}
      </div>
    </>
  )
}
