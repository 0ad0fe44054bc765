import { describe, expect, test } from 'vitest'
import type { tables } from '../db/index.ts'
import { cancellationOf, expiresAt, isConfirmed, openOffer, viewerShareCents } from './rules.ts'

type Flight = typeof tables.flights.$inferSelect

const at = (iso: string): Date => new Date(`2027-01-${iso}Z`)

const flight = (over: Partial<Flight> = {}): Flight => ({
  id: 'flight',
  aircraftId: 'aircraft',
  inviterId: 'inviter',
  inviteeId: 'invitee',
  operatorId: 'operator',
  status: 'pending',
  statusChangedAt: at('10T12:00:00'),
  startsAt: at('20T18:00:00'),
  endsAt: at('20T21:00:00'),
  during: '',
  durationHours: 3,
  rateCents: 16_501,
  totalCents: 49_503,
  notes: null,
  inviteeConsentAt: null,
  operatorConsentAt: null,
  operatorMessage: null,
  offerStartsAt: null,
  offerMadeAt: null,
  offerInviterAcceptedAt: null,
  offerInviteeAcceptedAt: null,
  leasedUntil: null,
  paymentAttempt: 0,
  cancellationRequestedAt: null,
  cancellationFeeCents: null,
  createdAt: at('10T12:00:00'),
  ...over,
})

const agreed = { inviteeConsentAt: at('11T00:00:00'), operatorConsentAt: at('11T00:00:00') }
const offer = { offerStartsAt: at('20T09:00:00'), offerMadeAt: at('12T00:00:00') }

describe('a flight is confirmed', () => {
  test('when every consent is there', () => {
    expect(isConfirmed(flight({ status: 'accepted', ...agreed }))).toBe(true)
    expect(isConfirmed(flight({ status: 'accepted', ...agreed, operatorConsentAt: null }))).toBe(false)
    expect(isConfirmed(flight({ status: 'pending', ...agreed }))).toBe(false)
  })

  test('solo: without an invited pilot', () => {
    expect(isConfirmed(flight({ status: 'accepted', inviteeId: null, operatorConsentAt: at('11T00:00:00') }))).toBe(true)
    expect(isConfirmed(flight({ status: 'accepted', inviteeId: null }))).toBe(false)
  })
})

describe('a flight lapses', () => {
  test('48 hours after its last change, or at its start', () => {
    expect(expiresAt(flight())).toEqual(at('12T12:00:00'))
    expect(expiresAt(flight({ startsAt: at('11T06:00:00') }))).toEqual(at('11T06:00:00'))
  })

  test('in counter: at the earlier of the old and the offered start', () => {
    const late = { status: 'OPERATOR_COUNTER_PROPOSAL', statusChangedAt: at('19T12:00:00'), ...offer } as const
    expect(expiresAt(flight(late))).toEqual(at('20T09:00:00'))
  })

  test('never once confirmed or closed', () => {
    expect(expiresAt(flight({ status: 'accepted', ...agreed }))).toBeNull()
    expect(expiresAt(flight({ status: 'declined' }))).toBeNull()
    expect(expiresAt(flight({ status: 'cancellation_requested', ...agreed }))).toBeNull()
  })
})

describe('an offer', () => {
  test('is there while it is open, and says whether the viewer has accepted it', () => {
    const countered = flight({
      status: 'OPERATOR_COUNTER_PROPOSAL',
      ...offer,
      operatorMessage: 'Noon?',
      offerInviterAcceptedAt: at('12T01:00:00'),
    })
    expect(openOffer(countered, 'inviter')).toMatchObject({
      new_date: '2027-01-20T09:00:00.000Z',
      operator_message: 'Noon?',
      accepted_by_me: true,
    })
    expect(openOffer(countered, 'invitee')?.accepted_by_me).toBe(false)
    expect(openOffer(flight({ ...offer, status: 'declined' }), 'inviter')).toBeUndefined()
    expect(openOffer(flight(), 'inviter')).toBeUndefined()
  })

  test('on a confirmed flight lapses on its own, 48 hours after it was made', () => {
    const confirmed = flight({ status: 'accepted', ...agreed, ...offer })
    expect(openOffer(confirmed, 'inviter')?.expires_at).toBe('2027-01-14T00:00:00.000Z')
  })
})

describe('money', () => {
  test('each pays half, the odd cent falls to the inviter, a solo pilot pays all', () => {
    expect(viewerShareCents(flight(), 'inviter')).toBe(24_752)
    expect(viewerShareCents(flight(), 'invitee')).toBe(24_751)
    expect(viewerShareCents(flight({ inviteeId: null }), 'inviter')).toBe(49_503)
  })
})

test('a cancellation stands once it was requested, and is confirmed by an administrator alone', () => {
  expect(cancellationOf(flight())).toBeUndefined()
  const requested = { cancellationRequestedAt: at('13T00:00:00'), cancellationFeeCents: 500, statusChangedAt: at('14T00:00:00') }
  expect(cancellationOf(flight({ status: 'cancellation_requested', ...requested }))?.confirmed_at).toBeNull()
  expect(cancellationOf(flight({ status: 'cancelled', ...requested }))).toEqual({
    requested_at: '2027-01-13T00:00:00.000Z',
    confirmed_at: '2027-01-14T00:00:00.000Z',
    fee_cents: 500,
  })
  const byOperator = flight({ status: 'cancelled', ...requested, cancellationFeeCents: null })
  expect(cancellationOf(byOperator)).toMatchObject({ confirmed_at: null, fee_cents: null })
})
