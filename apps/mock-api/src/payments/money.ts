/**
 * The door of payments for flights. One accept, in order:
 *
 * 1. The caller leases the flight and counts its `payment_attempt` up.
 * 2. `authoriseShare(deps, …)` for each payer, outside of any transaction. `requires_action` and `declined` end the
 *    accept: `voidShares(deps, flightId, attempt, payerId)` for whoever was authorised. A share that was
 *    authorised or waits for its bank under an earlier attempt is carried over when the card is the same.
 * 3. In the transaction that sets status and slots: `commitShares(tx, …)`. Throws 409 (so that all rolls back)
 *    unless every share of the attempt is authorised.
 * 4. `captureShares(deps, flightId, attempt)`. `pending`: the gateway did not answer, the job goes on. `failed`:
 *    decline the flight with `refundInFull` in one transaction.
 *
 * Closing a flight: `refundInFull` or `refundLessFee` in the transaction of the status; they also give up whatever
 * is only held. `backWithCard` remembers the card of a payer from sending on.
 */
export { backWithCard, cardFor, cardOfFlight, setupSecret } from './cards.ts'
export { isStalled, moneyOf, paymentActionsOf, wasRefused } from './balances.ts'
export { refundInFull, refundLessFee, settleRefunds } from './refunds.ts'
export { reconcile } from './reconcile.ts'
export {
  authoriseShare,
  captureShares,
  commitShares,
  voidShares,
  type CaptureAnswer,
  type Share,
  type ShareAnswer,
} from './shares.ts'
