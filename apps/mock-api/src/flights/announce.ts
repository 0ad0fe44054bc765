import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { tables, type Tx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { flightMail, type FlightInWords, type FlightNews } from '../mail/flight-texts.ts'
import type { Mail } from '../mail/port.ts'
import { storeMails } from '../mail/queue.ts'
import type { FlightEvent } from './apply.ts'
import type { Flight } from './machine.ts'
import { nameAircraft, sayTime } from './messages.ts'
import { isConfirmed } from './rules.ts'

const { userAccounts } = tables

type Reader = 'pilot' | 'operator'

/** What an event is to its readers; undefined when it is nobody's news. */
export const newsOf = ({ action, before, after }: FlightEvent, reader: Reader): FlightNews | undefined => {
  switch (action) {
    case 'send':
      return reader === 'pilot'
        ? { subject: 'You are invited to a flight', sentence: 'A pilot has sent you a flight share request.' }
        : { subject: 'A new flight request', sentence: 'Two pilots plan a flight with your aircraft. It waits for your approval.' }
    case 'settle':
      return isConfirmed(after)
        ? { subject: 'Your flight is confirmed', sentence: 'The flight has been accepted and paid. It is confirmed.' }
        : { subject: 'A flight was accepted', sentence: 'The flight has been accepted and paid. It waits for the approval of the operator.' }
    case 'approve':
      return isConfirmed(after)
        ? { subject: 'Your flight is confirmed', sentence: 'The operator has approved the flight. It is confirmed.' }
        : { subject: 'Your flight was approved', sentence: 'The operator has approved the flight. It waits for the invited pilot.' }
    case 'decline':
    case 'operator_decline':
      return { subject: 'A flight was declined', sentence: 'The flight has been declined. Whatever was paid is refunded in full.' }
    case 'decline_counter':
      return after.status === 'declined'
        ? { subject: 'A flight was declined', sentence: 'The new time has been declined, and the flight with it. Whatever was paid is refunded in full.' }
        : { subject: 'A new time was declined', sentence: 'The new time has been declined. The flight stands at its old time.' }
    case 'accept_counter':
      return after.startsAt.getTime() === before.startsAt.getTime()
        ? { subject: 'A new time was accepted', sentence: 'One of the pilots has accepted the new time; the other one has yet to answer.' }
        : { subject: 'A flight has a new time', sentence: 'All have accepted the new time.' }
    case 'propose_new_time':
    case 'propose_change':
      return { subject: 'A new time for your flight', sentence: 'The operator offers another time. Please accept or decline it.' }
    case 'cancel':
    case 'operator_cancel':
    case 'remove_pilot':
      return { subject: 'A flight was cancelled', sentence: 'The flight has been cancelled. Whatever was paid is refunded in full.' }
    case 'confirm_cancellation':
      return {
        subject: 'A flight was cancelled',
        sentence: 'The cancellation has been confirmed. Refunds are on their way; an administrative fee may have been kept.',
      }
    case 'request_cancellation':
      return { subject: 'A cancellation was requested', sentence: 'The pilot asks to cancel the flight. An administrator will decide.' }
    case 'withdraw_cancellation':
    case 'reject_cancellation':
      return { subject: 'Your flight stands', sentence: 'The flight is not cancelled. It stands at its time.' }
    case 'capture_failed':
      return { subject: 'A flight was declined', sentence: 'A payment could not be completed, so that the flight is declined. Whatever was paid is refunded in full.' }
    case 'lapse':
      return after.status === 'expired'
        ? { subject: 'A flight request has expired', sentence: 'Nobody answered in time. Whatever was paid is refunded in full.' }
        : before.offerStartsAt !== null && after.offerStartsAt === null
          ? { subject: 'A new time has lapsed', sentence: 'Not all answered in time. The flight stands at its old time.' }
          : undefined
    case 'accept':
    case 'release':
    case 'rate':
      return undefined
  }
}

/** What keeps an inviter's money from being taken while their co-pilot accepts: the bank's question, or a refused card. */
export type Obstacle = 'bank' | 'card'

const obstacleNews: Readonly<Record<Obstacle, FlightNews & { readonly path: string }>> = {
  bank: {
    subject: 'Your bank asks you to confirm a payment',
    sentence: 'Your co-pilot wants to accept your flight share request. Please confirm your share with your bank; your co-pilot can then accept again.',
    path: '/dashboard',
  },
  card: {
    subject: 'Your card was not accepted',
    sentence:
      'Your co-pilot wants to accept your flight share request, but your card was not accepted. Please add another card: your newest card pays your share when your co-pilot accepts again.',
    path: '/payment-methods/new',
  },
}

/** The facts of a flight in the words of its mails. */
const wordsOf = async (tx: Tx, { aircraftId, offerStartsAt, startsAt, operatorMessage }: Flight): Promise<FlightInWords> => {
  const { name, zone } = await nameAircraft(tx, aircraftId)
  return { aircraft: name, time: sayTime(offerStartsAt ?? startsAt, zone), operatorMessage }
}

/** What mails are made with beside the database. */
type Desk = Pick<Deps, 'settings' | 'clock'>

const linkTo = ({ settings }: Desk, path: string): string => new URL(path, settings.publicUrl ?? settings.listenOrigin).href

const mailsOf = async (tx: Tx, desk: Desk, event: FlightEvent): Promise<Mail[]> => {
  const { after, actorId } = event
  const { operatorId, inviterId, inviteeId } = after
  const concerned = [inviterId, inviteeId, operatorId].filter((id) => id !== null && id !== actorId)
  const readers = concerned.filter((id) => id !== null)
  if (readers.length === 0 || newsOf(event, 'pilot') === undefined) return []
  const people = await tx
    .select({ id: userAccounts.id, email: userAccounts.email })
    .from(userAccounts)
    .where(and(inArray(userAccounts.id, readers), isNotNull(userAccounts.email)))
  const words = await wordsOf(tx, after)
  return people.flatMap(({ id, email }) => {
    const news = newsOf(event, id === operatorId ? 'operator' : 'pilot')
    if (email === null || news === undefined) return []
    const path = id === operatorId ? '/operator' : after.inviteeId === null ? '/my-flights' : '/flight-share-requests'
    return [flightMail(email, news, words, linkTo(desk, path))]
  })
}

/**
 * Writes the mails that tell everybody concerned but the one who did it what has happened, in the transaction in which
 * it happens and as its last step: people who are removed in it have no address any more. They go out once it is
 * committed: `wakeMails` (mail/queue.ts).
 */
export const announce = async (tx: Tx, desk: Desk, events: readonly FlightEvent[]): Promise<void> => {
  for (const event of events) await storeMails(tx, desk, await mailsOf(tx, desk, event))
}

/** Writes the mail that tells an inviter what keeps their co-pilot from accepting: they are not there to see it. */
export const tellInviter = async (tx: Tx, desk: Desk, flight: Flight, obstacle: Obstacle): Promise<void> => {
  const [inviter] = await tx
    .select({ email: userAccounts.email })
    .from(userAccounts)
    .where(eq(userAccounts.id, flight.inviterId))
  if (inviter === undefined || inviter.email === null) return
  const { path, ...news } = obstacleNews[obstacle]
  await storeMails(tx, desk, [flightMail(inviter.email, news, await wordsOf(tx, flight), linkTo(desk, path))])
}
