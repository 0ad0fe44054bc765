import {
  type FlightProposal, paymentEndpoints, type PaymentAnswer, type PaymentConfig, type PaymentMethod, proposalEndpoints,
} from '@pilotpair/contract'
import { baseApi, call, statusOf } from '@pilotpair/feature-core'

/** A received proposal and the card that pays the viewer's share of it. */
export interface AcceptInput {
  readonly proposalId: string
  readonly idCard: string
  /** Key of the logical attempt. */
  readonly idempotencyKey: string
}

/** Calls on cards, and the two on proposals that a card pays for (section 7). Tags: `Cards`, `Flights`. */
export const paymentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** GET payment/methods: saved cards, newest first. */
    paymentMethods: build.query<readonly PaymentMethod[], void>({
      query: () => call(paymentEndpoints.methods, {}),
      transformResponse: ({ payment_methods: cards }: { readonly payment_methods: readonly PaymentMethod[] }) => cards,
      providesTags: ['Cards'],
    }),
    /** GET payment/config: which card provider the browser loads. */
    paymentConfig: build.query<PaymentConfig, void>({ query: () => call(paymentEndpoints.config, {}) }),
    /** POST payment/setup-intent: the client secret with which a card is saved. */
    startSetup: build.mutation<string, void>({
      query: () => call(paymentEndpoints.setupIntent, {}),
      transformResponse: ({ clientSecret }: { readonly clientSecret: string }) => clientSecret,
    }),
    /** DELETE payment/methods/{id}. */
    removeCard: build.mutation<unknown, string>({
      query: (id) => call(paymentEndpoints.removeMethod, { params: { id } }),
      invalidatesTags: ['Cards'],
    }),
    /** GET flight-proposals/received, for what a proposal costs. */
    proposalsToPay: build.query<readonly FlightProposal[], void>({
      query: () => call(proposalEndpoints.received, {}),
      providesTags: ['Flights'],
    }),
    /**
     * POST flight-proposals/{id}/accept. A lost answer too makes the lists be read again: they show what became of it. A
     * card that is refused as unknown was removed elsewhere.
     */
    payProposal: build.mutation<PaymentAnswer, AcceptInput>({
      query: ({ proposalId, idCard, idempotencyKey }) =>
        call(proposalEndpoints.accept, { params: { id: proposalId }, body: { id_card: idCard }, idempotencyKey }),
      invalidatesTags: (_, error) => (statusOf(error) === 422 ? ['Flights', 'Cards'] : ['Flights']),
    }),
  }),
})

export const { usePaymentMethodsQuery, useRemoveCardMutation, useProposalsToPayQuery, usePayProposalMutation } = paymentApi
