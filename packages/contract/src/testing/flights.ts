import type {
  Cancellation,
  ChangeOffer,
  FlightProposal,
  MyFlights,
  OperatorFlight,
  PaymentAnswer,
} from '../entities/flight.ts'
import type {
  AdminUserCounts,
  CancellationRequest,
  PaymentConfig,
  PaymentMethod,
  RefundToLookAt,
} from '../entities/payment.ts'
import { totalCents, splitShares } from '../money.ts'
import { buildFlightAircraft } from './aircraft.ts'
import { hoursFromNow, testId } from './ids.ts'
import { buildUserPublic } from './people.ts'

const maya = buildUserPublic({ id_user_account: testId('user', 1), name: 'Maya Lindqvist' })

/** Saturday 12 December, 10:00 at Palo Alto. */
const FLIGHT_DATE = '2026-12-12T18:00:00.000Z'

/** A received request: Daniel invites the viewer. Prices follow the aircraft's rate and the duration. */
export function buildProposal(overrides: Partial<FlightProposal> = {}): FlightProposal {
  const aircraft = overrides.aircraft ?? buildFlightAircraft()
  const duration = overrides.flight_duration ?? 3
  const total = totalCents(aircraft.hourly_rate, duration)
  const { inviterCents, inviteeCents } = splitShares(total)
  const isOwner = overrides.is_owner ?? false
  const share = overrides.is_solo ? total : isOwner ? inviterCents : inviteeCents
  return {
    id_flight_proporsal: testId('flight', 1),
    status: 'pending',
    flight_date: FLIGHT_DATE,
    flight_duration: duration,
    notes: "Let's fly together!",
    created_at: hoursFromNow(-5),
    user_account: buildUserPublic(),
    invited_user: maya,
    is_solo: false,
    aircraft,
    is_confirmed: false,
    expires_at: hoursFromNow(43),
    total_cents: total,
    is_owner: isOwner,
    payment: { state: 'none', share_cents: share, refunded_cents: 0 },
    ...overrides,
  }
}

/** A sent request: the viewer invites Daniel. */
export function buildSentProposal(overrides: Partial<FlightProposal> = {}): FlightProposal {
  return buildProposal({
    id_flight_proporsal: testId('flight', 2),
    user_account: maya,
    invited_user: buildUserPublic(),
    is_owner: true,
    ...overrides,
  })
}

/** A confirmed, paid flight of the viewer. */
export function buildConfirmedFlight(overrides: Partial<FlightProposal> = {}): FlightProposal {
  const flight = buildSentProposal({
    id_flight_proporsal: testId('flight', 3),
    status: 'accepted',
    is_confirmed: true,
    expires_at: null,
    ...overrides,
  })
  return { ...flight, payment: overrides.payment ?? { ...flight.payment, state: 'paid' } }
}

/** A solo flight that waits for the operator. */
export function buildSoloFlight(overrides: Partial<FlightProposal> = {}): FlightProposal {
  const flight = buildSentProposal({
    id_flight_proporsal: testId('flight', 4),
    status: 'accepted',
    invited_user: null,
    is_solo: true,
    flight_duration: 2,
    notes: null,
    ...overrides,
  })
  return { ...flight, payment: overrides.payment ?? { ...flight.payment, state: 'paid' } }
}

/** An open offer of a new time, two hours later. */
export function buildChangeOffer(overrides: Partial<ChangeOffer> = {}): ChangeOffer {
  return {
    new_date: '2026-12-12T20:00:00.000Z',
    operator_message: 'N738PA is in for its 50-hour check until noon.',
    created_at: hoursFromNow(-2),
    expires_at: hoursFromNow(46),
    accepted_by_me: false,
    ...overrides,
  }
}

/** A cancellation that waits for an administrator. */
export function buildCancellation(overrides: Partial<Cancellation> = {}): Cancellation {
  return { requested_at: hoursFromNow(-1), confirmed_at: null, fee_cents: null, ...overrides }
}

/** A flight as the operator sees it: a pending shared request. */
export function buildOperatorFlight(overrides: Partial<OperatorFlight> = {}): OperatorFlight {
  const aircraft = overrides.aircraft ?? buildFlightAircraft()
  const duration = overrides.flight_duration ?? 3
  return {
    id_flight_proporsal: testId('flight', 1),
    status: 'pending',
    flight_date: FLIGHT_DATE,
    flight_duration: duration,
    notes: "Let's fly together!",
    created_at: hoursFromNow(-5),
    user_account: buildUserPublic(),
    invited_user: maya,
    is_solo: false,
    aircraft,
    is_confirmed: false,
    expires_at: hoursFromNow(43),
    total_cents: totalCents(aircraft.hourly_rate, duration),
    co_pilot_paid: false,
    is_approved: false,
    operator: buildUserPublic({ id_user_account: testId('user', 20), name: 'Golden Bay Aviation' }),
    ...overrides,
  }
}

/** My Flights with one upcoming and one past flight. */
export function buildMyFlights(overrides: Partial<MyFlights> = {}): MyFlights {
  const past = buildConfirmedFlight({
    id_flight_proporsal: testId('flight', 5),
    flight_date: '2026-11-28T16:00:00.000Z',
  })
  return { confirmed: [buildConfirmedFlight()], past: [past], ...overrides }
}

/** A saved card. */
export function buildPaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    id: 'pm_test_visa_4242',
    card: { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2029 },
    ...overrides,
  }
}

/** The answer of a stored proposal. */
export function buildPaymentAnswer(overrides: Partial<PaymentAnswer> = {}): PaymentAnswer {
  return { status: 'pending', id_flight_proporsal: testId('flight', 1), ...overrides }
}

/** The sandbox gateway. */
export function buildPaymentConfig(overrides: Partial<PaymentConfig> = {}): PaymentConfig {
  return { gateway: 'sandbox', publishable_key: 'pk_test_sandbox', ...overrides }
}

/** A refund that failed for good. */
export function buildRefund(overrides: Partial<RefundToLookAt> = {}): RefundToLookAt {
  return {
    id_refund: testId('refund', 1),
    id_flight_proporsal: testId('flight', 1),
    user_account: buildUserPublic(),
    amount_cents: 24_750,
    attempts: 8,
    last_error: 'The card account is closed.',
    created_at: hoursFromNow(-48),
    ...overrides,
  }
}

/** A cancellation in the administrator's queue. */
export function buildCancellationRequest(overrides: Partial<CancellationRequest> = {}): CancellationRequest {
  const flight = buildConfirmedFlight()
  return {
    id_flight_proporsal: flight.id_flight_proporsal,
    flight_date: flight.flight_date,
    flight_duration: flight.flight_duration,
    aircraft: flight.aircraft,
    user_account: flight.user_account,
    invited_user: flight.invited_user,
    requested_at: hoursFromNow(-1),
    is_overdue: false,
    total_cents: flight.total_cents,
    owner_share_cents: splitShares(flight.total_cents).inviterCents,
    ...overrides,
  }
}

/** Numbers on the administrator's tabs. */
export function buildAdminUserCounts(overrides: Partial<AdminUserCounts> = {}): AdminUserCounts {
  return { pending_pilots: 4, active_pilots: 128, operators: 6, cancellations: 1, refunds: 0, ...overrides }
}
