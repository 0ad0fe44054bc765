import { CalendarClock, Check, Clock } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FlightActions, isPossible, type FlightAct } from '../../internal/flight/FlightActions.tsx'
import { FlightStrip, useFlightWords, type FlightPerson, type FlightTimeProps } from '../../internal/flight/FlightStrip.tsx'
import * as strip from '../../internal/flight/FlightStrip.css.ts'
import { OfferNote, type FlightOffer } from '../../internal/flight/OfferNote.tsx'
import { settlementLine, type Settlement } from '../../internal/flight/settlement.ts'
import { statusLabel } from '../../internal/flight/statusLabel.ts'
import { formatAgo } from '../../internal/time.ts'
import { Badge } from '../badge/Badge.tsx'
import { Button } from '../button/Button.tsx'
import { Price } from '../price/Price.tsx'
import { isRequestStatus, requestLook, type RequestLook, type RequestSide, type RequestStatus } from './requestStatus.ts'
import { flightRequestTexts, type FlightRequestTexts } from './texts.ts'

/** What can be done about a request. */
export const requestActions = ['accept', 'decline', 'cancel', 'acceptNewTime', 'declineNewTime'] as const
export type RequestAction = (typeof requestActions)[number]

/** Where the operator's approval stands; the pilots can agree before or after it. */
export const operatorApprovals = ['waiting', 'given'] as const
export type OperatorApproval = (typeof operatorApprovals)[number]

export interface FlightRequestCardProps extends FlightTimeProps, Omit<ComponentProps<'article'>, 'children'> {
  /** Whose list this stands in: it decides the words and the actions. */
  side: RequestSide
  /** One of `requestStatuses`, or any other text of the server, shown as a disabled button. */
  status: RequestStatus | (string & Record<never, never>)
  /** The other pilot: who invited, or who was invited. */
  person: FlightPerson
  /** When it was sent: ISO 8601 with offset. @default undefined, not told */
  sentAt?: string | undefined
  /** Replaces the line beneath the name: "accepted today". @default made of `sentAt` */
  personLine?: string | undefined
  /** Manufacturer and model. */
  aircraft: string
  /** Home airport, as people say it: "Palo Alto (PAO)". */
  airport: string
  /** Words after "Distance", for example "120 NM". @default 'N/A' */
  distance?: string | undefined
  /** Words after "Route", for example "KPAO to KMRY". @default 'N/A' */
  route?: string | undefined
  /** Integer US cents of the whole flight. */
  totalCents: number
  /** The viewer's part in integer US cents. @default undefined, not shown */
  shareCents?: number | undefined
  /** Integer US cents an hour; with it the sum can be checked by eye. @default undefined, not shown */
  rateCents?: number | undefined
  /** The viewer has paid. @default false */
  isPaid?: boolean | undefined
  /** Whether the operator of the aircraft has agreed. @default undefined, not told */
  approval?: OperatorApproval | undefined
  /**
   * What the operator proposes while the status is `counter_proposal`, or while an offer on an accepted flight is open.
   * @default undefined, not shown
   */
  offer?: FlightOffer | undefined
  /** What became of the money of a closed request. @default undefined, not told */
  settlement?: Settlement | undefined
  /** Screen on which a received request is accepted and paid. Use it or `onAccept`. @default undefined, no link */
  acceptHref?: string | undefined
  /** Accepts a received request in place, where no payment follows. @default undefined, no button */
  onAccept?: (() => void) | undefined
  /** Says no to a received request. @default undefined, no button */
  onDecline?: (() => void) | undefined
  /**
   * Takes a sent proposal back, or leaves an accepted flight that is not confirmed yet.
   * @default undefined, no button
   */
  onCancel?: (() => void) | undefined
  /** Agrees to the time of `offer`. @default undefined, no button */
  onAcceptNewTime?: (() => void) | undefined
  /** Says no to the time of `offer`. @default undefined, no button */
  onDeclineNewTime?: (() => void) | undefined
  /** The action that runs: its button waits, the others are disabled. @default undefined */
  pendingAction?: RequestAction | undefined
  /** What went wrong with the last action, as the server says it; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** A further button at the end of the actions. @default nothing */
  action?: ReactNode
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words to replace. @default `flightRequestTexts` */
  texts?: Partial<FlightRequestTexts> | undefined
}

const icons: Record<Exclude<RequestLook['mark'], 'disabled'>, ReactNode> = {
  clock: <Clock />,
  offer: <CalendarClock />,
  check: <Check />,
}

const Mark = ({ status, look, texts }: { status: string; look: RequestLook; texts: FlightRequestTexts }) => {
  const label = isRequestStatus(status) ? texts.status[status] : statusLabel(status)
  return look.mark === 'disabled' ? (
    <Button size="compact" variant="outline" tone="neutral" disabled>
      {label}
    </Button>
  ) : (
    <Badge tone={look.tone} icon={icons[look.mark]}>
      {label}
    </Badge>
  )
}

const actsOf = (props: FlightRequestCardProps, texts: FlightRequestTexts): FlightAct<RequestAction>[] => {
  const { side, status, acceptHref, onAccept, onDecline, onCancel } = props
  if (status === 'pending' && side === 'received') {
    return [
      { name: 'decline', label: texts.decline, pendingLabel: texts.declining, onPress: onDecline },
      {
        name: 'accept', label: texts.accept, pendingLabel: texts.accepting, variant: 'solid', tone: 'accent',
        href: acceptHref, onPress: onAccept,
      },
    ]
  }
  const cancel = { name: 'cancel', pendingLabel: texts.cancelling, onPress: onCancel } as const
  if ((status === 'pending' || status === 'counter_proposal') && side === 'sent') {
    return [{ ...cancel, label: texts.cancelProposal }]
  }
  return status === 'accepted' ? [{ ...cancel, label: texts.cancelFlight }] : []
}

const offerActs = (props: FlightRequestCardProps, texts: FlightRequestTexts): FlightAct<RequestAction>[] => [
  { name: 'declineNewTime', label: texts.declineNewTime, pendingLabel: texts.declining, onPress: props.onDeclineNewTime },
  {
    name: 'acceptNewTime', label: texts.acceptNewTime, pendingLabel: texts.accepting, variant: 'solid', tone: 'accent',
    // Who has accepted can still decline; accepted it is already.
    onPress: props.offer?.answer === 'accepted' ? undefined : props.onAcceptNewTime,
  },
]

const asideOf = (props: FlightRequestCardProps, look: RequestLook, texts: FlightRequestTexts): string | undefined => {
  if (look.isClosed) return settlementLine(props.settlement, texts.settlement)
  if (props.approval === undefined || props.status === 'counter_proposal') return undefined
  return props.approval === 'waiting' ? texts.waitsForOperator : texts.approved
}

const withoutOwn = (props: FlightRequestCardProps) => {
  const {
    side: _side, status: _status, person: _person, sentAt: _sent, personLine: _line, aircraft: _aircraft, airport: _airport,
    distance: _distance, route: _route, totalCents: _total, shareCents: _share, rateCents: _rate, isPaid: _paid,
    approval: _approval, offer: _offer, settlement: _settlement, acceptHref: _href, onAccept: _accept,
    onDecline: _decline, onCancel: _cancel, onAcceptNewTime: _acceptNew, onDeclineNewTime: _declineNew,
    pendingAction: _pending, action: _action, headingLevel: _level, texts: _texts, ...rest
  } = props
  return rest
}

/**
 * A flight share request in the lists Received and Sent (specification §2.11, §4). Use it for a proposal between two
 * pilots, whatever its status; for what is booked use `FlightCard`. Amber stands on what waits for the viewer. Actions
 * show only where they are possible and handled: a received pending request is accepted or declined, a sent one taken
 * back, an offered time answered by either side.
 */
export const FlightRequestCard = (props: FlightRequestCardProps) => {
  const { side, status, person, sentAt, aircraft, airport, distance = 'N/A', route = 'N/A', hours, start, offer } = props
  const { pendingAction, action, isPaid = false, rateCents, totalCents, shareCents, headingLevel = 3 } = props
  const texts = { ...flightRequestTexts, ...props.texts }
  const headingId = useId()
  const { zone, viewer, now } = useFlightWords(props)
  const look = requestLook(status)
  const acts = actsOf(props, texts)
  const answers = offerActs(props, texts)
  const since = sentAt === undefined ? undefined : texts.since[side](formatAgo(sentAt, now?.(), zone, texts.onDay))
  const shown = { pending: pendingAction, describedBy: headingId }
  return (
    <FlightStrip
      {...withoutOwn(props)}
      headingId={headingId}
      headingLevel={headingLevel}
      tone={look.tone}
      isClosed={look.isClosed}
      aircraft={aircraft}
      facts={[airport, texts.distance(distance), texts.route(route)]}
      name={person.name}
      pictureUrl={person.pictureUrl}
      whoLine={props.personLine ?? since}
      viewerText={texts.viewerTime}
      hoursText={texts.hours}
      status={<Mark status={status} look={look} texts={texts} />}
      aside={asideOf(props, look, texts)}
      money={
        <Price
          totalCents={totalCents}
          shareCents={shareCents}
          {...(rateCents === undefined ? {} : { rateCents, hours })}
          note={isPaid ? texts.paid : undefined}
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
          hint={offer.answer === 'accepted' ? texts.offerAccepted : undefined}
          actions={isPossible(answers) ? <FlightActions acts={answers} size="compact" {...shown} /> : undefined}
        />
      )}
    </FlightStrip>
  )
}
