import { type FlightProposal, paymentEndpoints, type PaymentMethod, paymentTexts, proposalEndpoints } from '@pilotpair/contract'
import { buildFlightAircraft, buildPaymentAnswer, buildPaymentMethod, buildProposal, buildUserPublic, testId } from '@pilotpair/contract/testing'
import { answers, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import type { HttpHandler } from 'msw'
import { paymentAnswers } from '../payment.scenario.ts'

const card = (id: string, brand: string, last4: string, expMonth: number, expYear: number): PaymentMethod =>
  buildPaymentMethod({ id, card: { brand, last4, exp_month: expMonth, exp_year: expYear } })

/** The cards of the mocks: a good one, another, one that has expired. */
export const cards: readonly PaymentMethod[] = [
  card('pm_visa', 'visa', '4242', 8, 2029),
  card('pm_mastercard', 'mastercard', '5454', 3, 2028),
  card('pm_old', 'visa', '0341', 10, 2026),
]

/** As many as the service lists at most. */
export const manyCards: readonly PaymentMethod[] = Array.from({ length: 100 }, (_, at) =>
  card(`pm_${String(at)}`, at % 2 === 0 ? 'visa' : 'Sehrlangerundungetrennterbrandname'.repeat(3), String(1000 + at), 12, 2030),
)

/** The proposal of the address. */
export const proposal: FlightProposal = buildProposal()
export const proposalId = proposal.id_flight_proporsal

/** A proposal whose texts break layouts. */
export const oddProposal: FlightProposal = buildProposal({
  user_account: buildUserPublic({ name: 'Maximiliane-Annegret von und zu Hohenlohe-Waldenburg-Schillingsfürst'.repeat(2) }),
  aircraft: buildFlightAircraft({
    hourly_rate: 99_999.99,
    aircraft_model: { id_aircraft_model: testId('model', 9), manufacturer: 'x'.repeat(60), model: 'y'.repeat(60) },
  }),
})

const saved = (list: readonly PaymentMethod[]) => answers(paymentEndpoints.methods, { payment_methods: [...list] })
const received = (...list: FlightProposal[]) => answers(proposalEndpoints.received, list)

/** POST accept answers that it is paid. */
export const acceptsAtOnce: HttpHandler = answers(proposalEndpoints.accept, buildPaymentAnswer({ status: 'succeeded' }))

/** The states of /payment-methods, as handlers. Made anew for each story: the sandbox remembers. */
export const methodsScenarios = {
  loaded: () => [saved(cards)],
  empty: () => [saved([])],
  loading: () => [neverAnswers(paymentEndpoints.methods)],
  error: () => [refuses(paymentEndpoints.methods, 502, 'The payment service does not answer.')],
  many: () => [saved(manyCards)],
  toPay: () => [saved(cards), received(proposal), acceptsAtOnce, ...paymentAnswers()],
  toPayWithoutCard: () => [saved([]), received(proposal)],
  toPayOdd: () => [saved(manyCards.slice(0, 3)), received(oddProposal)],
  partial: () => [saved(cards), refuses(proposalEndpoints.received, 500, 'Something went wrong.')],
  summaryLoading: () => [saved(cards), neverAnswers(proposalEndpoints.received)],
  missing: () => [saved(cards), received()],
  accepted: () => [saved(cards), received(buildProposal({ status: 'accepted' }))],
  countered: () => [saved(cards), received(buildProposal({ status: 'OPERATOR_COUNTER_PROPOSAL' }))],
  over: () => [saved(cards), received(buildProposal({ status: 'expired' }))],
} satisfies Record<string, () => readonly HttpHandler[]>

/** The detail of an accept whose inviter's bank asks. */
export const coPilotMustConfirm: HttpHandler = refuses(proposalEndpoints.accept, 409, paymentTexts.coPilotMustConfirm)
