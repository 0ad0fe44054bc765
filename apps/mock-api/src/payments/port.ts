import type { PaymentConfig } from '@pilotpair/contract'
import { ApiError } from '../http/errors.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** The card gateway cannot be reached or fails: 502. Nothing is known of the call's effect; repeating it is safe. */
export class GatewayFault extends ApiError {
  /** For the log: the kind of fault, never a body. */
  readonly reason: string

  constructor(reason: string) {
    super(502, 'The payment service does not answer. Please try again in a moment.')
    this.reason = reason
  }
}

/** A call that no repetition will make right: the gateway refuses it as such. */
export class GatewayRefusal extends ApiError {
  constructor(detail: string) {
    super(502, detail)
  }
}

/** A webhook call whose signature is not the gateway's: 400. */
export class BadSignature extends ApiError {
  constructor() {
    super(400, 'The signature is not valid.')
  }
}

/** A saved card as screens show it; the id is the gateway's. */
export interface SavedCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** What a payment intent is to us. `open`: not confirmed yet, nothing held. */
export type IntentState =
  | { readonly state: 'open' }
  | { readonly state: 'requires_action'; readonly clientSecret: string }
  | { readonly state: 'authorised' }
  | { readonly state: 'captured' }
  | { readonly state: 'declined'; readonly detail: string }
  | { readonly state: 'cancelled' }

/** How a capture, a cancellation or a refund ended; `failed` is for good. */
export type SettledState<Done extends string> =
  | { readonly state: Done }
  | { readonly state: 'failed'; readonly detail: string }

/** How a refund ended; `id` is the gateway's, unless it had been made before. */
export type RefundState =
  | { readonly state: 'refunded'; readonly id: string | null }
  | { readonly state: 'failed'; readonly detail: string }

/** What is told of a person to the gateway. */
export interface CustomerFacts {
  readonly userId: string
  readonly email: string
  readonly name: string
}

/** A share to hold on a card. */
export interface IntentFacts {
  readonly paymentId: string
  readonly flightId: string
  readonly customerId: string
  readonly cardId: string
  readonly amountCents: number
  readonly key: string
}

/** An event of the gateway, its signature verified. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  readonly object: { readonly kind: 'payment_intent' | 'refund' | 'other'; readonly id: string }
  /** Our payment's id, when the object carries it. */
  readonly paymentId: string | undefined
  /** Of a refund that we made: the intent that it gives back. */
  readonly refundedIntent: string | undefined
}

/**
 * The card gateway: Stripe, or the sandbox through the same adapter. Every acting call takes a key; the same key
 * acts once. Amounts are integer cents of USD. Throws `GatewayFault` when the outcome is unknown. Never inside a
 * transaction.
 */
export interface PaymentGateway {
  readonly kind: PaymentConfig['gateway']
  readonly publishableKey: string
  /** The sandbox behind this gateway, for the calls of the stand-in for Stripe.js; undefined with Stripe. */
  readonly sandbox: Sandbox | undefined
  createCustomer(facts: CustomerFacts): Promise<string>
  /** Starts saving a card. @returns the client secret of a setup intent */
  startSetup(customerId: string): Promise<string>
  /** Saved cards, newest first. */
  cards(customerId: string): Promise<SavedCard[]>
  detachCard(cardId: string): Promise<void>
  /** Removes a customer with its cards for good; one that is gone already is fine. */
  removeCustomer(customerId: string): Promise<void>
  /** Makes an unconfirmed intent with manual capture: nothing is held yet. @returns its id */
  prepare(facts: IntentFacts): Promise<string>
  /** Holds the money, off session; when the bank asks for the payer, the answer carries the client secret. */
  confirm(intentId: string, cardId: string, key: string): Promise<IntentState>
  read(intentId: string): Promise<IntentState>
  capture(intentId: string, key: string): Promise<SettledState<'captured'>>
  /** Gives up a hold. `captured`: too late, the money has been taken. */
  cancel(intentId: string): Promise<SettledState<'cancelled' | 'captured'>>
  refund(intentId: string, amountCents: number, key: string): Promise<RefundState>
  /**
   * The refund that we made of an intent, whatever its key: gateways forget keys after a day. One that was taken goes
   * before one that failed; undefined when there is none.
   */
  findRefund(intentId: string): Promise<RefundState | undefined>
  readRefund(refundId: string): Promise<SettledState<'refunded'>>
  /** Verifies and reads a webhook call. @throws BadSignature */
  readEvent(payload: string, signature: string): Promise<GatewayEvent>
}
