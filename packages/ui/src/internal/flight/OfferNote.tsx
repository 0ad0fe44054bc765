import { ArrowRight, CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconSlot } from '../IconSlot.tsx'
import { formatFlightTime, formatViewerTime, type ZoneOptions } from '../time.ts'
import { VisuallyHidden } from '../../components/visually-hidden/VisuallyHidden.tsx'
import * as css from './FlightStrip.css.ts'

/** Another time that the operator has proposed. */
export interface FlightOffer {
  /** Proposed start: ISO 8601 with offset. */
  start: string
  /** Proposed length in hours. @default the flight's own */
  hours?: number | undefined
  /** What the operator wrote with it. */
  message?: string | undefined
  /** Whether the viewer has still to answer, or has accepted and waits for the other pilot. @default 'open' */
  answer?: OfferAnswer | undefined
}

/** Where the viewer stands with an offer. */
export const offerAnswers = ['open', 'accepted'] as const
export type OfferAnswer = (typeof offerAnswers)[number]

interface OfferNoteProps {
  start: string
  hours: number
  offer: FlightOffer
  zone: ZoneOptions
  /** IANA zone of the viewer: where its clock differs at the new time, their own time follows. */
  viewer: string | undefined
  viewerText: (time: string) => string
  title: string
  oldLabel: string
  newLabel: string
  /** A sentence beneath: what holds until then. */
  hint?: string | undefined
  actions: ReactNode
}

/** Old and new time side by side, each with its zone (the clocks may change in between), and the answer to it. */
export const OfferNote = (props: OfferNoteProps) => {
  const { start, hours, offer, zone, viewer, viewerText, title, oldLabel, newLabel, hint, actions } = props
  const offered = { start: offer.start, hours: offer.hours ?? hours }
  const own = formatViewerTime(offered, zone, viewer)
  const open = (offer.answer ?? 'open') === 'open'
  return (
    <div className={cx(css.note, css.noteTones[open ? 'accent' : 'neutral'])}>
      <p className={css.offer}>
        <IconSlot>
          <CalendarClock />
        </IconSlot>
        <span>{title}</span>
        <del className={css.muted}>
          <VisuallyHidden>{oldLabel} </VisuallyHidden>
          <bdi>{formatFlightTime({ start, hours }, zone)}</bdi>
        </del>
        <IconSlot size="small" className={css.arrow}>
          <ArrowRight />
        </IconSlot>
        <ins className={css.offered}>
          <VisuallyHidden>{newLabel} </VisuallyHidden>
          <time dateTime={offer.start} dir="ltr">
            {formatFlightTime(offered, zone)}
          </time>
        </ins>
        {own !== undefined && <span className={cx(css.tiny, css.wholeLine)}>{viewerText(own)}</span>}
        {offer.message !== undefined && offer.message !== '' && (
          <q dir="auto" className={css.message}>
            {offer.message}
          </q>
        )}
      </p>
      {actions !== undefined && <div className={css.noteActions}>{actions}</div>}
      {hint !== undefined && <p className={cx(css.tiny, css.wholeLine)}>{hint}</p>}
    </div>
  )
}
