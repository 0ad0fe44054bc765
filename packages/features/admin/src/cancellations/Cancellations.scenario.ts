import { adminEndpoints, type CancellationRequest, type RefundToLookAt } from '@pilotpair/contract'
import { buildAdminUserCounts, buildCancellationRequest, buildRefund, buildUserPublic, hoursFromNow, testId } from '@pilotpair/contract/testing'
import { answers, handle, neverAnswers, refuses } from '@pilotpair/feature-core/testing'
import { HttpResponse, type HttpHandler } from 'msw'

const { cancellations, refunds, userCounts, confirmCancellation, rejectCancellation } = adminEndpoints

/** Two cancellations that wait, the second with its start behind it, of a solo flight. */
export const waitingCancellations: readonly CancellationRequest[] = [
  buildCancellationRequest(),
  buildCancellationRequest({
    id_flight_proporsal: testId('flight', 77),
    user_account: buildUserPublic({ id_user_account: testId('user', 5), name: 'Elena Marchetti' }),
    invited_user: null,
    requested_at: hoursFromNow(-50),
    is_overdue: true,
    owner_share_cents: buildCancellationRequest().total_cents,
  }),
]

/** A queue that is stored: what is decided leaves it. `bodies` holds what was sent, in order. */
export const storedCancellations = (bodies: unknown[] = [], lost: readonly RefundToLookAt[] = []): HttpHandler[] => {
  let queue = [...waitingCancellations]
  const take = (id: unknown): void => {
    queue = queue.filter(({ id_flight_proporsal }) => id_flight_proporsal !== id)
  }
  return [
    handle(userCounts, () => HttpResponse.json(buildAdminUserCounts({ cancellations: queue.length, refunds: lost.length }))),
    handle(cancellations, () => HttpResponse.json(queue)),
    answers(refunds, [...lost]),
    handle(confirmCancellation, async ({ params, request }) => {
      bodies.push(await request.json())
      take(params['id'])
      return HttpResponse.json({ id_flight_proporsal: params['id'], status: 'cancelled' })
    }),
    handle(rejectCancellation, ({ params }) => {
      bodies.push('reject')
      take(params['id'])
      return HttpResponse.json({ id_flight_proporsal: params['id'], status: 'accepted' })
    }),
  ]
}

const unavailable = 'The service is being looked after.'

/** Answers of the service for the queue of cancellations, by name. */
export const cancellationScenarios = {
  /** Two cancellations and a refund that failed. */
  loaded: () => storedCancellations([], [buildRefund()]),
  empty: () => [answers(userCounts, buildAdminUserCounts({ cancellations: 0 })), answers(cancellations, []), answers(refunds, [])],
  loading: () => [answers(userCounts, buildAdminUserCounts()), neverAnswers(cancellations), neverAnswers(refunds)],
  error: () => [answers(userCounts, buildAdminUserCounts()), refuses(cancellations, 503, unavailable), refuses(refunds, 503, unavailable)],
}
