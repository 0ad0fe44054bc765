import { CircleCheck, Clock } from 'lucide-react'
import { Children, useCallback, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { FlightActions, isPossible, type FlightAct } from '../../internal/flight/FlightActions.tsx'
import { Facts, useFlightWords, type FlightPerson, type FlightTimeProps } from '../../internal/flight/FlightStrip.tsx'
import * as strip from '../../internal/flight/FlightStrip.css.ts'
import { OfferNote, type FlightOffer } from '../../internal/flight/OfferNote.tsx'
import { englishHours } from '../../internal/hours.ts'
import { formatFlightTime, formatViewerTime } from '../../internal/time.ts'
import { formatMoney } from '../../internal/money.ts'
import { whenNear } from '../../internal/useNear.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { Badge } from '../badge/Badge.tsx'
import * as css from './OperatorRequestCard.css.ts'

/** Where a request stands for the operator: to be decided, answered with another time, or confirmed. */
export const operatorRequestStages = ['pending', 'waiting', 'confirmed'] as const
export type OperatorRequestStage = (typeof operatorRequestStages)[number]

/** What an operator can do about a flight. */
export const operatorActions = ['approve', 'proposeNewTime', 'decline', 'cancel'] as const
export type OperatorAction = (typeof operatorActions)[number]

/** Every word of an `OperatorRequestCard`. */
export interface OperatorRequestTexts {
  together: (inviter: string, coPilot: string) => string
  paid: string
  notPaid: string
  waiting: string
  confirmed: string
  approve: string
  approving: string
  proposeNewTime: string
  proposing: string
  decline: string
  declining: string
  cancel: string
  cancelling: string
  offer: string
  oldTime: string
  newTime: string
  operator: (name: string) => string
  viewerTime: (time: string) => string
  hours: (hours: number) => string
}

/** The English words, as in the specification (§2.18) and in the mocks. */
export const operatorRequestTexts: OperatorRequestTexts = {
  together: (inviter, coPilot) => `${inviter} and ${coPilot}`,
  paid: 'Co-pilot paid',
  notPaid: 'Co-pilot has not paid',
  waiting: 'Waiting for pilots',
  confirmed: 'Confirmed',
  approve: 'Approve',
  approving: 'Approving…',
  proposeNewTime: 'Propose New Time',
  proposing: 'Proposing…',
  decline: 'Decline',
  declining: 'Declining…',
  cancel: 'Cancel Flight',
  cancelling: 'Cancelling…',
  offer: 'You propose',
  oldTime: 'instead of',
  newTime: 'the new time',
  operator: (name) => `Operator ${name}`,
  viewerTime: (time) => `Your time ${time}`,
  hours: englishHours,
}

export interface OperatorRequestCardProps extends FlightTimeProps, Omit<ComponentProps<'article'>, 'children'> {
  /** Where it stands. @default 'pending' */
  stage?: OperatorRequestStage | undefined
  /** Who asked. */
  inviter: FlightPerson
  /** Who was invited. @default undefined, a solo flight */
  coPilot?: FlightPerson | undefined
  /** Whether the invited pilot has accepted and paid. @default undefined, not told */
  isCoPilotPaid?: boolean | undefined
  /** Manufacturer and model. */
  aircraft: string
  /** The mark painted on the aircraft. @default undefined, not shown */
  registration?: string | undefined
  /** Integer US cents of the whole flight. @default undefined, not shown */
  totalCents?: number | undefined
  /** Whose aircraft it is; only an administrator needs to know. @default undefined */
  operatorName?: string | undefined
  /** The time that has been proposed to the pilots. @default undefined */
  offer?: FlightOffer | undefined
  /** Agrees to a pending request. Without it there is no button. @default undefined, no button */
  onApprove?: (() => void) | undefined
  /** Opens the choice of another time. Without it there is no button. @default undefined, no button */
  onProposeNewTime?: (() => void) | undefined
  /** Says no to a pending request. Without it there is no button. @default undefined, no button */
  onDecline?: (() => void) | undefined
  /** Cancels a confirmed flight. @default undefined, no button */
  onCancel?: (() => void) | undefined
  /** The action that runs: its button waits, the others are disabled. @default undefined */
  pendingAction?: OperatorAction | undefined
  /** What went wrong with the last action, as the server says it; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** Level of the heading in the outline of the page. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined
  /** Words to replace. @default `operatorRequestTexts` */
  texts?: Partial<OperatorRequestTexts> | undefined
}

const actsOf = (props: OperatorRequestCardProps, texts: OperatorRequestTexts): FlightAct<OperatorAction>[] => {
  const { stage = 'pending', onApprove, onProposeNewTime, onDecline, onCancel } = props
  const propose: FlightAct<OperatorAction> = {
    name: 'proposeNewTime', label: texts.proposeNewTime, pendingLabel: texts.proposing, onPress: onProposeNewTime,
  }
  const decline: FlightAct<OperatorAction> = {
    name: 'decline', label: texts.decline, pendingLabel: texts.declining, variant: 'ghost', onPress: onDecline,
  }
  switch (stage) {
    case 'pending':
      return [
        decline,
        propose,
        {
          name: 'approve', label: texts.approve, pendingLabel: texts.approving, variant: 'solid', tone: 'accent',
          onPress: onApprove,
        },
      ]
    case 'waiting':
      return [decline, propose]
    case 'confirmed':
      return [
        { name: 'cancel', label: texts.cancel, pendingLabel: texts.cancelling, variant: 'ghost', onPress: onCancel },
        propose,
      ]
  }
}

const Marks = ({ props, texts }: { props: OperatorRequestCardProps; texts: OperatorRequestTexts }) => {
  const { stage = 'pending', coPilot, isCoPilotPaid } = props
  const tellsPayment = stage === 'pending' && coPilot !== undefined && isCoPilotPaid !== undefined
  if (stage === 'pending' && !tellsPayment) return null
  return (
    <div className={css.marks}>
      {stage === 'waiting' && <Badge tone="neutral" icon={<Clock />}>{texts.waiting}</Badge>}
      {stage === 'confirmed' && <Badge tone="success" icon={<CircleCheck />}>{texts.confirmed}</Badge>}
      {tellsPayment && (
        <Badge tone={isCoPilotPaid ? 'success' : 'neutral'} icon={isCoPilotPaid ? <CircleCheck /> : <Clock />}>
          {isCoPilotPaid ? texts.paid : texts.notPaid}
        </Badge>
      )}
    </div>
  )
}

const withoutOwn = (props: OperatorRequestCardProps) => {
  const {
    start: _start, hours: _hours, timeZone: _zone, viewerTimeZone: _viewer, locale: _locale, stage: _stage,
    inviter: _inviter, coPilot: _coPilot, isCoPilotPaid: _paid, aircraft: _aircraft, registration: _registration,
    totalCents: _total, operatorName: _operator, offer: _offer, onApprove: _approve, onProposeNewTime: _propose,
    onDecline: _decline, onCancel: _cancel, pendingAction: _pending, error: _error, headingLevel: _level, texts: _texts,
    ...rest
  } = props
  return rest
}

/**
 * A flight as the aircraft's operator sees it (specification §2.18): who flies when, whether the co-pilot has paid, and
 * the answer. Use it inside an `OperatorRequestList`; pilots see the same flight as `FlightRequestCard` or `FlightCard`.
 */
export const OperatorRequestCard = (props: OperatorRequestCardProps) => {
  const { start, hours, inviter, coPilot, aircraft, registration, totalCents, operatorName, offer, error } = props
  const { pendingAction, headingLevel = 3, className } = props
  const texts = { ...operatorRequestTexts, ...props.texts }
  const id = useId()
  const { zone, viewer } = useFlightWords(props)
  const Heading = `h${headingLevel}` as const
  const acts = actsOf(props, texts)
  const own = formatViewerTime({ start, hours }, zone, viewer)
  const total = totalCents === undefined ? undefined : formatMoney(totalCents)
  return (
    <article {...withoutOwn(props)} aria-labelledby={id} className={cx(css.row, className)}>
      <div className={css.line}>
        <div className={css.people}>
          <Avatar name={inviter.name} src={inviter.pictureUrl} alt="" />
          {coPilot !== undefined && <Avatar name={coPilot.name} src={coPilot.pictureUrl} alt="" />}
        </div>
        <div className={css.words}>
          <Heading id={id} className={css.names}>
            <bdi>{coPilot === undefined ? inviter.name : texts.together(inviter.name, coPilot.name)}</bdi>
          </Heading>
          <Facts
            facts={[
              formatFlightTime({ start, hours }, zone), aircraft, registration, texts.hours(hours), total,
              operatorName === undefined ? undefined : texts.operator(operatorName),
            ]}
          />
          {own !== undefined && <p className={strip.tiny}>{texts.viewerTime(own)}</p>}
          <Marks props={props} texts={texts} />
        </div>
        {isPossible(acts) && (
          <div className={css.actions}>
            <FlightActions acts={acts} pending={pendingAction} describedBy={id} size="compact" />
          </div>
        )}
      </div>
      {offer !== undefined && (
        <OfferNote
          start={start}
          hours={hours}
          offer={{ ...offer, answer: 'accepted' }}
          zone={zone}
          viewer={viewer}
          viewerText={texts.viewerTime}
          title={texts.offer}
          oldLabel={texts.oldTime}
          newLabel={texts.newTime}
          actions={undefined}
        />
      )}
      {error !== undefined && error !== '' && (
        <div role="alert" dir="auto" className={cx(strip.note, strip.noteTones.danger)}>
          {error}
        </div>
      )}
    </article>
  )
}

/** Requests that are drawn at once: about as many as one sees under what stands above them. */
const drawnAtOnce = 4

/** A request further down keeps its place, and is drawn when it comes near. What is drawn stays, wherever it moves. */
const Item = ({ isFirst, children }: { isFirst: boolean; children: ReactNode }) => {
  const [isDrawn, setDrawn] = useState(isFirst)
  const ref = useCallback((element: Element | null) => (element === null ? undefined : whenNear(element, () => setDrawn(true))), [])
  return isDrawn ? <li>{children}</li> : <li ref={ref} className={css.room} />
}

/** Requests under each other, each an item of one list. Those far down are drawn when they come near. */
export const OperatorRequestList = ({ children, className, ...rest }: ComponentProps<'ul'>) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hears no list where the bullets are styled away
  <ul {...rest} role="list" className={cx(css.list, className)}>
    {/* Without what is left out by a condition; as they are, they would be items without a request. */}
    {Children.map(Children.toArray(children), (child, at) => <Item isFirst={at < drawnAtOnce}>{child}</Item>)}
  </ul>
)
