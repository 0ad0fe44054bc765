import { CalendarClock, CircleCheck, Clock, Star, UserRound } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FlightActions, isPossible, type FlightAct } from '../../internal/flight/FlightActions.tsx'
import { FlightStrip, useFlightWords, type FlightPerson, type FlightTimeProps } from '../../internal/flight/FlightStrip.tsx'
import * as strip from '../../internal/flight/FlightStrip.css.ts'
import { OfferNote, type FlightOffer } from '../../internal/flight/OfferNote.tsx'
import { settlementLine, type Settlement } from '../../internal/flight/settlement.ts'
import { statusLabel } from '../../internal/flight/statusLabel.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Price } from '../price/Price.tsx'
import { RatingDisplay } from '../rating/Rating.tsx'
import * as css from './FlightCard.css.ts'
import { flightLook, isFlightState, type FlightLook, type FlightState } from './flightState.ts'
import { flightCardTexts, type FlightCardTexts } from './texts.ts'

/** What can be done about a booked flight. */
export const flightActions = ['cancel', 'withdraw', 'rate', 'acceptNewTime', 'declineNewTime'] as const
export type FlightAction = (typeof flightActions)[number]

export interface FlightCardProps extends FlightTimeProps, Omit<ComponentProps<'article'>, 'children'> {
  /** One of `flightStates`, or any other text of the server, shown as a disabled button. */
  state: FlightState | (string & Record<never, never>)
  /** The other pilot. @default undefined, a solo flight */
  person?: FlightPerson | undefined
  /** Replaces the line beneath the name. @default "flies with you", or "flew with you" once flown */
  personLine?: string | undefined
  /** Manufacturer and model. */
  aircraft: string
  /** Home airport, as people say it: "Palo Alto (PAO)". */
  airport: string
  /** The mark painted on the aircraft. @default undefined, not shown */
  registration?: string | undefined
  /** Integer US cents of the whole flight. */
  totalCents: number
  /** The viewer's part in integer US cents. @default undefined, the viewer pays all */
  shareCents?: number | undefined
  /** Integer US cents an hour; with it the sum can be checked by eye. @default undefined, not shown */
  rateCents?: number | undefined
  /** The viewer has paid. @default false */
  isPaid?: boolean | undefined
  /** Another time that the operator proposes. @default undefined */
  offer?: FlightOffer | undefined
  /** What became of the money of a flight that does not take place. @default undefined, not told */
  settlement?: Settlement | undefined
  /** The viewer's rating of a flown flight, 1 to 5. @default undefined, not rated */
  rating?: number | undefined
  /**
   * Asks for the cancellation of a flight ahead. Only its owner gets it (specification §4).
   * @default undefined, no button
   */
  onCancel?: (() => void) | undefined
  /** Takes a requested cancellation back. @default undefined, no button */
  onWithdraw?: (() => void) | undefined
  /** Opens the rating of a flown flight. Only its owner gets it (specification §4). @default undefined, no button */
  onRate?: (() => void) | undefined
  /** Agrees to the time of `offer`. @default undefined, no button */
  onAcceptNewTime?: (() => void) | undefined
  /** Says no to the time of `offer`. @default undefined, no button */
  onDeclineNewTime?: (() => void) | undefined
  /** The action that runs: its button waits, the others are disabled. @default undefined */
  pendingAction?: FlightAction | undefined
  /** What went wrong with the last action, as the server says it; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** A further button at the end of the actions. @default nothing */
  action?: ReactNode
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words to replace. @default `flightCardTexts` */
  texts?: Partial<FlightCardTexts> | undefined
}

const icons: Record<Exclude<FlightLook['mark'], 'disabled' | 'none'>, ReactNode> = {
  confirmed: <CircleCheck />,
  clock: <Clock />,
  offer: <CalendarClock />,
}

interface MarkProps {
  state: string
  look: FlightLook
  rating: number | undefined
  texts: FlightCardTexts
}

const markOf = ({ state, look, rating, texts }: MarkProps): ReactNode => {
  if (look.mark === 'none') {
    return rating === undefined ? undefined : <RatingDisplay value={rating} valueText={texts.stars} size="medium" />
  }
  const known = isFlightState(state) && state !== 'flown' ? texts.state[state] : statusLabel(state)
  if (look.mark === 'disabled') {
    return (
      <Button size="compact" variant="outline" tone="neutral" disabled>
        {known}
      </Button>
    )
  }
  return (
    <Badge tone={look.tone} icon={icons[look.mark]}>
      {look.mark === 'offer' ? texts.state.counter_proposal : known}
    </Badge>
  )
}

const actsOf = (props: FlightCardProps, texts: FlightCardTexts): FlightAct<FlightAction>[] => {
  const { state, rating, onCancel, onWithdraw, onRate } = props
  switch (state) {
    case 'confirmed':
    case 'pending_approval':
    case 'counter_proposal':
      return [{ name: 'cancel', label: texts.cancelFlight, pendingLabel: texts.cancelling, onPress: onCancel }]
    case 'cancellation_requested':
      return [{ name: 'withdraw', label: texts.withdraw, pendingLabel: texts.withdrawing, onPress: onWithdraw }]
    case 'flown':
      return rating === undefined
        ? [{ name: 'rate', label: texts.rate, pendingLabel: texts.rating, icon: <Star />, onPress: onRate }]
        : []
    case 'declined':
    case 'cancelled':
    case 'expired':
    default:
      return []
  }
}

const offerActs = (props: FlightCardProps, texts: FlightCardTexts): FlightAct<FlightAction>[] => [
  { name: 'declineNewTime', label: texts.declineNewTime, pendingLabel: texts.declining, onPress: props.onDeclineNewTime },
  {
    name: 'acceptNewTime', label: texts.acceptNewTime, pendingLabel: texts.accepting, variant: 'solid', tone: 'accent',
    // Who has accepted can still decline; accepted it is already.
    onPress: props.offer?.answer === 'accepted' ? undefined : props.onAcceptNewTime,
  },
]

const asideOf = (props: FlightCardProps, texts: FlightCardTexts): string | undefined => {
  if (props.state === 'flown') return props.rating === undefined ? undefined : texts.rated
  if (props.state === 'cancellation_requested') return texts.waitsForAdministrator
  return settlementLine(props.settlement, texts.settlement)
}

const hintOf = (props: FlightCardProps, texts: FlightCardTexts): string | undefined => {
  if (props.offer?.answer === 'accepted') return texts.offerAccepted
  if (props.state !== 'confirmed') return undefined
  return props.person === undefined ? texts.oldTimeHoldsSolo : texts.oldTimeHolds
}

const withoutOwn = (props: FlightCardProps) => {
  const {
    state: _state, person: _person, personLine: _line, aircraft: _aircraft, airport: _airport, registration: _registration,
    totalCents: _total, shareCents: _share, rateCents: _rate, isPaid: _paid, offer: _offer, settlement: _settlement,
    rating: _rating, onCancel: _cancel, onWithdraw: _withdraw, onRate: _onRate, onAcceptNewTime: _acceptNew,
    onDeclineNewTime: _declineNew, pendingAction: _pending, action: _action, headingLevel: _level, texts: _texts, ...rest
  } = props
  return rest
}

/** Nobody else on board: the outline of one person. */
const SoloPicture = () => (
  <span className={css.solo} aria-hidden="true">
    <IconSlot>
      <UserRound />
    </IconSlot>
  </span>
)

/**
 * A booked or past flight in My Flights (specification §2.12, §4). Use it once a flight is accepted or booked solo; for
 * a request between pilots use `FlightRequestCard`. The owner's actions show only where they are handled; a flight that
 * does not take place says what became of the money.
 */
export const FlightCard = (props: FlightCardProps) => {
  const { state, person, aircraft, airport, registration, hours, start, offer, settlement, action, rating } = props
  const { totalCents, shareCents, rateCents, isPaid = false, pendingAction, headingLevel = 3 } = props
  const texts = { ...flightCardTexts, ...props.texts }
  const headingId = useId()
  const { zone, viewer } = useFlightWords(props)
  const look = flightLook(state, offer !== undefined && offer.answer !== 'accepted')
  const acts = actsOf(props, texts)
  const answers = offerActs(props, texts)
  const together = state === 'flown' ? texts.flewWith : texts.fliesWith
  const shown = { pending: pendingAction, describedBy: headingId }
  const line = person === undefined ? texts.soloLine : look.isClosed ? undefined : together
  return (
    <FlightStrip
      {...withoutOwn(props)}
      headingId={headingId}
      headingLevel={headingLevel}
      tone={look.tone}
      isClosed={look.isClosed}
      aircraft={aircraft}
      facts={[airport, registration]}
      whoPicture={person === undefined ? <SoloPicture /> : undefined}
      name={person?.name ?? texts.soloName}
      pictureUrl={person?.pictureUrl}
      whoLine={props.personLine ?? line}
      viewerText={texts.viewerTime}
      hoursText={texts.hours}
      status={markOf({ state, look, rating, texts })}
      aside={asideOf(props, texts)}
      money={
        <Price
          totalCents={totalCents}
          shareCents={shareCents}
          {...(rateCents === undefined ? {} : { rateCents, hours })}
          note={isPaid && settlement === undefined ? texts.paid : undefined}
          hoursText={texts.hours}
          emphasis={look.isClosed ? 'muted' : 'normal'}
        />
      }
      actions={
        (isPossible(acts) || action !== undefined) && (
          <div className={strip.actions}>
            <FlightActions acts={acts} {...shown} />
            {action}
          </div>
        )
      }
    >
      {offer !== undefined && (
        <OfferNote
          start={start}
          hours={hours}
          offer={offer}
          zone={zone}
          viewer={viewer}
          viewerText={texts.viewerTime}
          title={texts.offer}
          oldLabel={texts.oldTime}
          newLabel={texts.newTime}
          hint={hintOf(props, texts)}
          actions={isPossible(answers) ? <FlightActions acts={answers} size="compact" {...shown} /> : undefined}
        />
      )}
    </FlightStrip>
  )
}
